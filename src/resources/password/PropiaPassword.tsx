import { useQueryClient } from '@tanstack/react-query';
import { SaveContextProvider } from 'ra-core';
import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import * as z from 'zod/mini';
import { usuariosCalls } from '../../../contract/usuarios';
import { NewPasswordInputs } from '../../domain/NewPasswordInputs';
import { confirmed } from '../../domain/newPassword';
import { Form } from '../../ui/form/Form';
import { Page } from '../../ui/page/Page';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { Sesiones } from './Sesiones';
import { useUpdateForm } from './useUpdateForm';

const schema = z.omit(usuariosCalls.changePassword.body, { id: true }).check(
  confirmed(),
  z.refine(({ current_password, new_password }) => new_password !== current_password, {
    path: ['new_password'],
    message: 'La contraseña nueva debe ser distinta de la actual',
  }),
);

/** The user of the session changes the own password, knowing the old one (SPEC 6). */
export default function PropiaPassword() {
  const { id, clave_ajena, api_local } = useUsuarioActual();
  const [changes, setChanges] = useState(0);
  const queryClient = useQueryClient();
  const context = useUpdateForm('password', id, () => {
    setChanges(changes + 1);
    // A new password ends the sessions elsewhere.
    void queryClient.invalidateQueries({ queryKey: ['sesiones'] });
    // Nothing stands in the way of the rest any more.
    if (clave_ajena) void queryClient.invalidateQueries({ queryKey: ['auth'] });
  });

  return (
    <Page title="Cambiar contraseña">
      <SaveContextProvider value={context}>
        <Form key={changes} schema={schema}>
          <PasswordInput
            source="current_password"
            autoComplete="current-password"
            sx={{ gridColumn: '1 / -1' }}
          />
          <NewPasswordInputs />
        </Form>
      </SaveContextProvider>
      {api_local && !clave_ajena && <Sesiones />}
    </Page>
  );
}
