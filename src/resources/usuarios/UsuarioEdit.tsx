import * as z from 'zod/mini';
import { usuariosCalls } from '../../../contract/usuarios';
import { Edit } from '../../ui/form/Edit';
import { Form } from '../../ui/form/Form';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { CambiarPasswordButton } from './CambiarPasswordButton';
import { DesbloquearButton } from './DesbloquearButton';
import { UsuarioFields } from './UsuarioFields';

const schema = z.omit(usuariosCalls.update.body, {
  id: true,
  usuarioPrincipal: true,
  usuarioActualizacion: true,
  version: true,
});

export default function UsuarioEdit() {
  const { id: usuarioActualizacion } = useUsuarioActual();

  return (
    <Edit
      actions={
        <>
          <DesbloquearButton />
          <CambiarPasswordButton />
        </>
      }
      transform={(data: object) => ({ ...data, usuarioActualizacion })}
    >
      <Form schema={schema}>
        <UsuarioFields />
      </Form>
    </Edit>
  );
}
