import { useListFilterContext } from 'ra-core';
import { useState } from 'react';
import { RangoFilter } from '../../ui/RangoFilter';
import { ValueSelect } from '../../ui/ValueSelect';

const FECHAS = [
  { id: 'fecha', name: 'Sorteo' },
  { id: 'fecha_pago', name: 'Pago' },
];

/** Bounds of the list by the day of the draw or by that of the payment. */
export const FechaDeFilter = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const [chosen, setChosen] = useState('fecha');
  // An address may bound the one or the other.
  const bounded = FECHAS.find(({ id }) => filterValues[`${id}_gte`] || filterValues[`${id}_lte`]);
  const source = bounded?.id ?? chosen;

  const change = (next: string) => {
    const { [`${source}_gte`]: gte, [`${source}_lte`]: lte, ...others } = filterValues;
    setChosen(next);
    setFilters({ ...others, ...(gte && { [`${next}_gte`]: gte }), ...(lte && { [`${next}_lte`]: lte }) });
  };

  return (
    <>
      <ValueSelect label="Fecha de" value={source} onChange={change} choices={FECHAS} />
      <RangoFilter key={source} source={source} />
    </>
  );
};
