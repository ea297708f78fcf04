import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Prestamo } from '../../../contract/prestamos';
import { FechaInput } from '../../ui/FechaInput';
import { ValorInput } from '../../ui/ValorInput';
import { NominaInput } from './NominaInput';

const ORIGENES = [
  { id: 'CAJA', name: 'Caja' },
  { id: 'NOMINA', name: 'Nomina' },
];

/** When, how much, and out of what. */
export const AbonoFields = ({ prestamo }: { prestamo: Prestamo }) => {
  const origen = useWatch({ name: 'origen' });

  return (
    <>
      <FechaInput />
      <ValorInput source="valor" label="Valor" isRequired />
      <SelectInput source="origen" label="Origen" choices={ORIGENES} isRequired />
      {origen === 'NOMINA' && <NominaInput prestamo={prestamo} />}
    </>
  );
};
