import { SelectInput } from 'react-admin';
import { SelectFilter } from './SelectFilter';

const ESTADOS = [
  { id: 'A', name: 'Sí' },
  { id: 'I', name: 'No' },
];

/** All records of the list, those in use, or the others. */
export const EstadoFilter = () => <SelectFilter source="estado" label="Habilitado" choices={ESTADOS} />;

/** Whether a record is in use. */
export const EstadoInput = () => (
  <SelectInput source="estado" label="Habilitado" choices={ESTADOS} isRequired />
);
