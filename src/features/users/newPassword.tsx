import { PasswordInput } from 'react-admin';
import * as z from 'zod/mini';
import { text } from '../../../contract/field';
import { isUsername, NewPassword } from '../../../contract/usuarios';

export const newPasswordFields = {
  new_password: text('Nueva contraseña', { missing: 'Escriba la nueva contraseña' }),
  confirmation_password: text('Confirmar contraseña', { missing: 'Escriba otra vez la nueva contraseña' }),
};

/** A full row, because the label needs the space. */
const WIDE = { gridColumn: '1 / -1' };

export const NewPasswordInputs = () => (
  <>
    <PasswordInput source="new_password" autoComplete="new-password" sx={WIDE} />
    <PasswordInput source="confirmation_password" autoComplete="new-password" sx={WIDE} />
  </>
);

export const NUEVA_CONTRASENA = z.object({ new_password: NewPassword, confirmation_password: z.string() });

interface Twice {
  new_password: string;
  confirmation_password: string;
}

export const confirmed = () =>
  z.refine<Twice>((values) => values.confirmation_password === values.new_password, {
    path: ['confirmation_password'],
    message: 'Las contraseñas no coinciden',
  });

export const notUsername = <T extends object>(source: keyof T & string, usernameOf: (values: T) => string) =>
  z.refine<T>((values) => !isUsername(String(values[source]), usernameOf(values)), {
    path: [source],
    message: 'La contraseña no puede ser el nombre de usuario',
  });
