import { SelectFilter } from './SelectFilter';
import { useVendedores } from './useVendedores';

/** Narrows the list to the records of one promotor. */
export const VendedorFilter = ({ source = 'fk_vendedor' }: { source?: string }) => (
  <SelectFilter source={source} label="Promotor" choices={useVendedores().choices} />
);
