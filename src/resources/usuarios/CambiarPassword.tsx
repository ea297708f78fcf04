import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useUpdate } from 'ra-core';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { ActionDialog } from '../../ui/ActionDialog';
import { NewPasswordFields, type NewPasswordValues } from '../../ui/NewPasswordFields';
import { useAction } from '../../ui/useAction';
import { useUsuarioActual } from '../../ui/usuarioActual';

interface CambiarPasswordProps {
  /** Whose password is set; the username where it is known. */
  usuario: Pick<Usuario, 'id' | 'nombre' | 'apellido'> & { username?: string };
  onCancel: () => void;
  /** With the server's message, padded. */
  onChanged: (text: string) => void;
}

/** Sets somebody else's password without the old one (SPEC 6); a refusal stands in the dialog, the input kept. */
export default function CambiarPassword({ usuario, onCancel, onChanged }: CambiarPasswordProps) {
  const formId = useId();
  const { id: usuarioActualizacion } = useUsuarioActual();
  const { aviso, isBusy, run } = useAction();
  const [update] = useUpdate();
  const form = useForm<NewPasswordValues>({ defaultValues: { new_password: '', confirmation_password: '' } });

  const save = form.handleSubmit(({ new_password: password }) => {
    const params = { id: usuario.id, data: { password, usuarioActualizacion } };
    run((callbacks) => void update('usuarios_password', params, callbacks), {
      done: 'Contraseña actualizada',
      onSuccess: onChanged,
    });
  });

  return (
    <ActionDialog
      open
      title="Cambiar contraseña"
      isBusy={isBusy}
      onCancel={onCancel}
      accept={{ form: formId }}
    >
      {aviso}
      <Typography>{fullName(usuario)} entrará con la nueva contraseña.</Typography>
      <FormProvider {...form}>
        <Stack component="form" id={formId} noValidate onSubmit={save} sx={{ pt: 1 }}>
          <NewPasswordFields username={usuario.username} disabled={isBusy} />
        </Stack>
      </FormProvider>
    </ActionDialog>
  );
}
