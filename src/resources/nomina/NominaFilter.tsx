import { useListFilterContext } from 'ra-core';
import { DateRange } from '../../ui/DateRange';

/** Bounds on fecha, both inclusive, kept under the names of the call's body. */
export const NominaFilter = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const { fecha_inicio = '', fecha_final = '' } = filterValues;

  return (
    <DateRange
      value={{ desde: fecha_inicio, hasta: fecha_final }}
      onChange={({ desde, hasta }) => setFilters({ fecha_inicio: desde, fecha_final: hasta })}
    />
  );
};
