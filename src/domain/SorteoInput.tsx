import { ReferenceInput, type ReferenceInputProps } from '../ui/inputs/ReferenceInput';
import { sorteoText } from './names';

/** The draw of a record, in the order of the day. */
export const SorteoInput = ({
  source = 'fk_sorteo',
  ...props
}: Partial<Omit<ReferenceInputProps, 'reference'>>) => (
  <ReferenceInput
    source={source}
    reference="sorteos"
    sort={{ field: 'hora_sorteo', order: 'ASC' }}
    optionText={sorteoText}
    noOptionsText="Ningún sorteo coincide"
    {...props}
  />
);
