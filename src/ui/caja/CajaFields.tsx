import { SelectInput, TextInput } from 'react-admin';
import { AdministradorInput } from '../AdministradorInput';
import { ArchivosInput } from '../ArchivosInput';
import { FechaInput } from '../FechaInput';
import { FieldRow } from '../FieldRow';
import { FormaPagoInput } from '../formasPago';
import { ValorInput } from '../ValorInput';
import { tipoCajaChoices } from './tiposCaja';

/** All that is written of a gasto or of an ingreso. */
export const CajaFields = ({ tipos }: { tipos: readonly string[] }) => (
  <>
    <AdministradorInput />
    <FieldRow>
      <FechaInput />
      <SelectInput source="tipo" label="Tipo" choices={tipoCajaChoices(tipos)} isRequired />
    </FieldRow>
    <TextInput source="descripcion" label="Descripción" multiline isRequired />
    <FieldRow>
      <ValorInput source="valor" label="Valor" isRequired />
      <FormaPagoInput />
    </FieldRow>
    <ArchivosInput source="comprobante" label="Comprobante" />
  </>
);
