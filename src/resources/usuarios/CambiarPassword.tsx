import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import { NewPasswordInputs } from '../../domain/NewPasswordInputs';
import { confirmed, NUEVA_CONTRASENA, notUsername } from '../../domain/newPassword';
import { fullName, padMessage } from '../../format/text';
import { DialogForm } from '../../ui/form/DialogForm';
import { useUsuarioActual } from '../../ui/usuarioActual';

interface CambiarPasswordProps {
  /** Whose password is set; the username where it is known. */
  usuario: Pick<Usuario, 'id' | 'nombre' | 'apellido'> & { username?: string };
  onCancel: () => void;
  /** With the server's message, padded. */
  onChanged: (text: string) => void;
}

/** Sets somebody else's password without the old one (SPEC 6). */
export default function CambiarPassword({ usuario, onCancel, onChanged }: CambiarPasswordProps) {
  const { id: usuarioActualizacion } = useUsuarioActual();
  const { username = '' } = usuario;
  const schema = useMemo(
    () =>
      NUEVA_CONTRASENA.check(
        confirmed(),
        notUsername('new_password', () => username),
      ),
    [username],
  );

  return (
    <DialogForm
      title="Cambiar contraseña"
      resource="usuarios_password"
      id={usuario.id}
      schema={schema}
      transform={({ new_password: password }) => ({ password, usuarioActualizacion })}
      onCancel={onCancel}
      onSaved={({ message }) => onChanged(message ? padMessage(message) : 'Contraseña actualizada')}
    >
      <Typography>{fullName(usuario)} entrará con la nueva contraseña.</Typography>
      <NewPasswordInputs />
    </DialogForm>
  );
}
