import LockResetIcon from '@mui/icons-material/LockReset';
import Button from '@mui/material/Button';
import { ResourceContextProvider, useRecordContext, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { fullName } from '../../format/text';
import { useSectionOptions } from '../../section/useSectionOptions';
import { ActionIcon } from '../../ui/base/ActionIcon';
import { FormDialog, type FormDialogProps } from '../../ui/form/dialogs/FormDialog';
import { contractResolver } from '../../ui/form/validation/contractResolver';
import { confirmed, NewPasswordInputs, NUEVA_CONTRASENA, notUsername } from './newPassword';

interface CambiarPasswordIconProps {
  usuario: Usuario;
  /** Takes the message of the change. */
  onChanged: (text: string) => void;
}

export const CambiarPasswordIcon = ({ usuario, onChanged }: CambiarPasswordIconProps) => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <ActionIcon label={`Cambiar la contraseña de ${fullName(usuario)}`} onClick={() => setIsOpen(true)}>
        <LockResetIcon />
      </ActionIcon>
      {isOpen && <CambiarPassword usuario={usuario} onMessage={onChanged} onClose={() => setIsOpen(false)} />}
    </>
  );
};

export const CambiarPasswordButton = () => {
  const usuario = useRecordContext<Usuario>();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cambiar contraseña</Button>
      {isOpen && usuario && <CambiarPassword usuario={usuario} onClose={() => setIsOpen(false)} />}
    </>
  );
};

interface CambiarPasswordProps extends Pick<FormDialogProps, 'onClose' | 'onMessage'> {
  usuario: Pick<Usuario, 'id' | 'nombre' | 'apellido'> & { username?: string };
}

/** Keeps the record of the surrounding page out of the dialog. */
const EMPTY = { new_password: '', confirmation_password: '' };

/** Requires no old password (SPEC 6.2). */
const CambiarPassword = ({ usuario, ...dialog }: CambiarPasswordProps) => {
  const { id: usuarioActualizacion } = useUsuarioActual();
  const [update] = useUpdate();
  const { fields } = useSectionOptions('usuarios_password');
  const { id, username = '' } = usuario;
  const resolver = useMemo(() => {
    const isOther = notUsername<typeof EMPTY>('new_password', () => username);

    return contractResolver(NUEVA_CONTRASENA.check(confirmed(), isOther), fields);
  }, [username, fields]);
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
};
