import { DateInput, TextInput } from 'react-admin';
import { today } from '../../format/dates';
import { ArchivosInput } from '../../ui/ArchivosInput';
import { FieldRow } from '../../ui/FieldRow';
import { SorteoInput } from '../../ui/SorteoInput';
import { ValorInput } from '../../ui/ValorInput';
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
      <ValorInput source="valor" label="Valor" isRequired />
    </FieldRow>
    <ArchivosInput source="imagen" label="Imagen" />
    <TextInput source="observacion" label="Observación" multiline />
  </>
);
