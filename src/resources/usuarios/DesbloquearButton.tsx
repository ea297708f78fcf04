import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useUpdate } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { useLock } from '../../ui/dialogs/useLock';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';

/** Forgives failed sign-ins, which would keep the user out for a quarter of an hour. */
export const DesbloquearButton = () => {
  const usuario = useRecordContext<Usuario>();
  const { api_local } = useUsuarioActual();
  const notify = useNotify();
  const [update] = useUpdate();
  const lock = useLock();
  if (!usuario || !api_local) return null;

  const unlock = () => {
    if (!lock.take()) return;
    void update(
      'usuarios_desbloqueo',
      { id: usuario.id, data: {} },
      {
        onSuccess: ({ message }) => notify(message, { type: 'success' }),
        onError: (error) => notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
        onSettled: lock.release,
      },
    );
  };

  return (
    <Button onClick={unlock} disabled={lock.isLocked}>
      Desbloquear ingreso
    </Button>
  );
};
