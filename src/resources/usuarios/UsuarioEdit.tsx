import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Usuario } from '../../../contract/usuarios';
import { usuariosCalls } from '../../../contract/usuarios';
import { Edit } from '../../ui/form/Edit';
import { Form } from '../../ui/form/Form';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import CambiarPassword from './CambiarPassword';
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

/** Opens the dialog that sets the password of the user of the screen. */
const CambiarPasswordButton = () => {
  const usuario = useRecordContext<Usuario>();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cambiar contraseña</Button>
      {isOpen && usuario && <CambiarPassword usuario={usuario} onClose={() => setIsOpen(false)} />}
    </>
  );
};
