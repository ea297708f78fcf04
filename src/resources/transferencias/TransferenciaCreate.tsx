import { TextInput } from 'react-admin';
import { today } from '../../format/dates';
import { AdministradorInput } from '../../ui/AdministradorInput';
import { ArchivosInput } from '../../ui/ArchivosInput';
import { FechaInput } from '../../ui/FechaInput';
import { FieldRow } from '../../ui/FieldRow';
import { RestCreate } from '../../ui/RestCreate';
import { ValorInput } from '../../ui/ValorInput';
import { DestinoInput } from './DestinoInput';
import { useTransferenciaSchema } from './useTransferenciaSchema';

const NEW = { fk_usuario_origen: '', fk_usuario_destino: '', valor: '', concepto: '', comprobante: '' };

export default function TransferenciaCreate() {
  return (
    <RestCreate
      title="Nueva transferencia"
      schema={useTransferenciaSchema()}
      defaultValues={{ ...NEW, fecha: today() }}
      done="Transferencia creada"
    >
      <FieldRow>
        <AdministradorInput source="fk_usuario_origen" label="Origen" />
        <DestinoInput />
      </FieldRow>
      <FieldRow>
        <FechaInput />
        <ValorInput source="valor" label="Valor" isRequired />
      </FieldRow>
      <TextInput source="concepto" label="Concepto" multiline isRequired />
      <ArchivosInput source="comprobante" label="Comprobante" />
    </RestCreate>
  );
}
