import { ResourceContextProvider, useUpdate } from 'ra-core';
import { useMemo } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import {
  confirmed,
  NewPasswordInputs,
  NUEVA_CONTRASENA,
  newPasswordFields,
  notUsername,
} from '../../domain/newPassword';
import { fullName } from '../../format/text';
import { FormDialog, type FormDialogProps } from '../../ui/dialogs/FormDialog';
import { contractResolver } from '../../ui/form/validation/contractResolver';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';

interface CambiarPasswordProps extends Pick<FormDialogProps, 'onClose' | 'onMessage'> {
  /** Whose password is set; the username where it is known. */
  usuario: Pick<Usuario, 'id' | 'nombre' | 'apellido'> & { username?: string };
}

/** Not what the user around holds. */
const EMPTY = { new_password: '', confirmation_password: '' };

/** Sets somebody else's password without the old one (SPEC 6). */
export default function CambiarPassword({ usuario, ...dialog }: CambiarPasswordProps) {
  const { id: usuarioActualizacion } = useUsuarioActual();
  const [update] = useUpdate();
  const { id, username = '' } = usuario;
  const resolver = useMemo(() => {
    const schema = NUEVA_CONTRASENA.check(
      confirmed(),
      notUsername('new_password', () => username),
    );

    return contractResolver(schema, newPasswordFields);
  }, [username]);
  const send = (values: Partial<typeof EMPTY>) => {
    const data = { password: values.new_password, usuarioActualizacion };

    return update('usuarios_password', { id, data }, { returnPromise: true });
  };

  return (
    <ResourceContextProvider value="usuarios_password">
      <FormDialog
        {...dialog}
        title="Cambiar contraseña"
        text={`${fullName(usuario)} entrará con la nueva contraseña`}
        done="Contraseña actualizada"
        record={EMPTY}
        resolver={resolver}
        send={send}
      >
        <NewPasswordInputs />
      </FormDialog>
    </ResourceContextProvider>
  );
}
