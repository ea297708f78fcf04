import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { CreateBase } from 'ra-core';
import { useState } from 'react';
import { PasswordInput, Title } from 'react-admin';
import * as z from 'zod/mini';
import { usuariosCalls } from '../../../contract/usuarios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { confirmed, NewPasswordInputs } from '../../features/users/newPassword';
import { Form } from '../../ui/form/Form';
import { useSaved } from '../../ui/form/useSaved';
import { Apariencia } from './Apariencia';
import { Centavos } from './Centavos';
import { Sesiones } from './Sesiones';

const CAMBIAR = 'Cambiar contraseña';

const schema = z.omit(usuariosCalls.changePassword.body, { id: true }).check(
  confirmed(),
  z.refine(({ current_password, new_password }) => new_password !== current_password, {
    path: ['new_password'],
    message: 'La contraseña nueva debe ser distinta de la actual',
  }),
);

/** The settings of a user. A new password requires the old one (SPEC 6.3). */
export default function PropiaPassword() {
  const { id, clave_ajena, api_local } = useUsuarioActual();
  const [changes, setChanges] = useState(0);
  const queryClient = useQueryClient();
  const mutationOptions = useSaved('updated', {
    onSaved: () => {
      setChanges(changes + 1);
      // A new password ends the sessions elsewhere.
      void queryClient.invalidateQueries({ queryKey: ['sesiones'] });
      // The rest of the app opens after a forced change.
      if (clave_ajena) void queryClient.invalidateQueries({ queryKey: ['auth'] });
    },
  });

  return (
    <>
      <Title title={clave_ajena ? CAMBIAR : 'Ajustes'} />
      <Box component="section" aria-labelledby="contrasena">
        <Typography id="contrasena" variant="h2" hidden={clave_ajena} sx={{ mb: 1 }}>
          {CAMBIAR}
        </Typography>
        <CreateBase
          redirect={false}
          disableAuthentication
          transform={(data: object) => ({ ...data, id })}
          mutationOptions={mutationOptions}
        >
          <Form key={changes} schema={schema}>
            <PasswordInput
              source="current_password"
              autoComplete="current-password"
              sx={{ gridColumn: '1 / -1' }}
            />
            <NewPasswordInputs />
          </Form>
        </CreateBase>
      </Box>
      {!clave_ajena && <Apariencia />}
      {!clave_ajena && <Centavos />}
      {api_local && !clave_ajena && <Sesiones />}
    </>
  );
}
