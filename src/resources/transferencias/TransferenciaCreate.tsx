import { useMemo } from 'react';
import { DateInput, TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { TransferenciaInput } from '../../../contract/transferencias';
import { AdministradorInput } from '../../domain/AdministradorInput';
import { today } from '../../format/dates';
import { Create } from '../../ui/form/Create';
import { Form } from '../../ui/form/Form';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { PicturesInput } from '../../ui/inputs/PicturesInput';
import { DestinoInput } from './DestinoInput';

const schema = z
  .extend(TransferenciaInput, { fk_usuario_destino: z.int('Elija el administrador de destino') })
  .check(
    z.refine(({ fk_usuario_origen, fk_usuario_destino }) => fk_usuario_origen !== fk_usuario_destino, {
      path: ['fk_usuario_destino'],
      message: 'El origen y el destino deben ser distintos',
    }),
  );

const NEW = { fk_usuario_origen: '', fk_usuario_destino: '', valor: '', concepto: '', comprobante: '' };

export default function TransferenciaCreate() {
  const defaultValues = useMemo(() => ({ ...NEW, fecha: today() }), []);

  return (
    <Create>
      <Form schema={schema} defaultValues={defaultValues}>
        <AdministradorInput source="fk_usuario_origen" isRequired />
        <DestinoInput />
        <DateInput source="fecha" isRequired slotProps={{ htmlInput: { max: today() } }} />
        <MoneyInput source="valor" isRequired />
        <TextInput source="concepto" multiline isRequired />
        <PicturesInput source="comprobante" />
      </Form>
    </Create>
  );
}
