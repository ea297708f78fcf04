import { DateInput, TextInput } from 'react-admin';
import { today } from '../../format/dates';
import { ArchivosInput } from '../../ui/ArchivosInput';
import { FieldRow } from '../../ui/FieldRow';
import { SorteoInput } from '../../ui/SorteoInput';
import { VendedorInput } from '../../ui/VendedorInput';

/** All that is written of a premio. */
export const PremioFields = () => (
  <>
    <FieldRow>
      <DateInput
        source="fecha"
        label="Fecha del sorteo"
        slotProps={{ htmlInput: { max: today() } }}
        isRequired
      />
      <SorteoInput withInactive />
    </FieldRow>
    <VendedorInput withInactive />
    <FieldRow>
      <TextInput source="colilla" label="Colilla" inputMode="numeric" autoComplete="off" isRequired />
      <TextInput source="valor" label="Valor" inputMode="decimal" autoComplete="off" isRequired />
    </FieldRow>
    <ArchivosInput source="imagen" label="Imagen" />
    <TextInput source="observacion" label="Observación" multiline />
  </>
);
