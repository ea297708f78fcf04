import { SelectInput, TextInput } from 'react-admin';
import { DepositoInput } from '../../../contract/depositos';
import { today } from '../../format/dates';
import { AdministradorInput } from '../../ui/AdministradorInput';
import { FechaInput } from '../../ui/FechaInput';
import { FieldRow } from '../../ui/FieldRow';
import { RestCreate } from '../../ui/RestCreate';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';
import { ValorInput } from '../../ui/ValorInput';
import { choicesOf, TIPOS } from './estadosDeposito';

const NEW = {
  fk_usuario: '',
  tipo: '',
  banco: '',
  cuenta_bancaria: '',
  valor: '',
  motivo: '',
  comprobante: '',
  estado: 'P',
  motivo_rechazo: '',
};

export default function DepositoCreate() {
  return (
    <RestCreate
      title="Nueva solicitud de depósito"
      schema={useMovimientoSchema(DepositoInput)}
      defaultValues={{ ...NEW, fecha: today() }}
      done="Solicitud creada"
    >
      <AdministradorInput />
      <FieldRow>
        <FechaInput />
        <SelectInput source="tipo" label="Tipo" choices={choicesOf(TIPOS)} isRequired />
      </FieldRow>
      <FieldRow>
        <TextInput source="banco" label="Banco" isRequired />
        <TextInput source="cuenta_bancaria" label="Cuenta bancaria" isRequired />
      </FieldRow>
      <ValorInput source="valor" label="Valor" isRequired />
      <TextInput source="motivo" label="Motivo" multiline />
    </RestCreate>
  );
}
