import { TextInput } from 'react-admin';
import { AdministradorInput } from '../../ui/AdministradorInput';
import { EstadoInput } from '../../ui/estado';
import { FieldRow } from '../../ui/FieldRow';
import { ValorInput } from '../../ui/ValorInput';

/** All that is written of a promotor. */
export const VendedorFields = () => (
  <>
    <FieldRow>
      <TextInput source="codigo" label="Código" isRequired />
      <TextInput source="cedula" label="Cédula" inputMode="numeric" isRequired />
    </FieldRow>
    <FieldRow>
      <TextInput source="nombre" label="Nombre" isRequired />
      <TextInput source="apellido" label="Apellido" isRequired />
    </FieldRow>
    <FieldRow>
      <TextInput source="telefono" label="Teléfono" type="tel" />
      <TextInput source="cuenta_bancaria" label="Cuenta bancaria" />
    </FieldRow>
    <TextInput source="direccion" label="Dirección" />
    <AdministradorInput />
    <FieldRow>
      <ValorInput source="porcentaje" label="Porcentaje de comisión" />
      <EstadoInput />
    </FieldRow>
  </>
);
