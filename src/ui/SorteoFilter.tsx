import { SelectFilter } from './SelectFilter';
import { useSorteos } from './useSorteos';

/** Narrows the list to the records of one draw. */
export const SorteoFilter = ({ source = 'fk_sorteo' }: { source?: string }) => (
  <SelectFilter source={source} label="Sorteo" choices={useSorteos().choices} />
);
