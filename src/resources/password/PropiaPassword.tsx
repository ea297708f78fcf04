import { useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  SaveContextProvider,
  type SaveContextValue,
  useUpdate,
} from 'ra-core';
import { useState } from 'react';
import { PasswordInput, Title } from 'react-admin';
import * as z from 'zod/mini';
import { usuariosCalls } from '../../../contract/usuarios';
import { confirmed, NewPasswordInputs } from '../../domain/newPassword';
import { Form } from '../../ui/form/Form';
import { useSaved } from '../../ui/form/useSaved';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { Sesiones } from './Sesiones';

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
    <>
      <Title title="Cambiar contraseña" />
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
    </>
  );
}

/** What a Form sends where no Create or Edit stands around it, as the value of a SaveContext. */
const useUpdateForm = (resource: string, id: Identifier, onSaved: () => void): SaveContextValue => {
  const { mutationOptions } = useSaved('updated', onSaved);
  const [update, { isPending: saving }] = useUpdate<RaRecord>(resource, undefined, mutationOptions);

  return {
    saving,
    // The options tell of a refusal; the form marks the fields that it names.
    save: (data) =>
      update(resource, { id, data }, { returnPromise: true }).then(
        () => undefined,
        ({ body }) => body?.errors,
      ),
  };
};
