import { DateInput, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../../ui/FieldRow';
import { AMBITOS } from './ambitos';
import { FechaPropuesta } from './FechaPropuesta';

/** All that is written of a holiday. */
export const FeriadoFields = () => (
  <>
    <TextInput source="nombre" label="Nombre" isRequired />
    <FieldRow>
      <DateInput source="fecha_original" label="Fecha original" isRequired />
      <DateInput source="fecha" label="Fecha en que se guarda" isRequired />
    </FieldRow>
    <FechaPropuesta />
    <SelectInput source="ambito" label="Ámbito" choices={AMBITOS} isRequired />
  </>
);
