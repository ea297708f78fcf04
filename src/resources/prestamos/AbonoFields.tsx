import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Prestamo } from '../../../contract/prestamos';
import { FechaInput } from '../../ui/FechaInput';
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
      <TextInput source="valor" label="Valor" inputMode="decimal" isRequired />
      <SelectInput source="origen" label="Origen" choices={ORIGENES} isRequired />
      {origen === 'NOMINA' && <NominaInput prestamo={prestamo} />}
    </>
  );
};
