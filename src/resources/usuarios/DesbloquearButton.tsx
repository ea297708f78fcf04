import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useUpdate } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { useUsuarioActual } from '../../ui/page/usuarioActual';

/** Forgives failed sign-ins, which would keep the user out for a quarter of an hour. */
export const DesbloquearButton = () => {
  const usuario = useRecordContext<Usuario>();
  const { api_local } = useUsuarioActual();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  if (!usuario || !api_local) return null;

  const unlock = () =>
    update(
      'usuarios_desbloqueo',
      { id: usuario.id, data: {} },
      {
        onSuccess: ({ message }) => notify(message, { type: 'success' }),
        onError: (error) => notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
      },
    );

  return (
    <Button onClick={unlock} disabled={isPending}>
      Desbloquear ingreso
    </Button>
  );
};
