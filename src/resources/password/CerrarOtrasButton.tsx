import Button from '@mui/material/Button';
import { useListContext, useUpdate } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { Sesion } from '../../../contract/sesiones';
import { useSaved } from '../../ui/form/useSaved';

const LABEL = 'Cerrar mis otras sesiones';

/** Below the list of them. */
export const CerrarOtrasButton = () => {
  const { data = [], refetch } = useListContext<Sesion>();
  const [isAsking, setIsAsking] = useState(false);
  const { mutationOptions } = useSaved('updated', () => void refetch());
  const [update, { isPending }] = useUpdate();
  const close = () => setIsAsking(false);

  const closeOthers = () =>
    update('sesiones', { id: 'otras', data: {} }, { ...mutationOptions, onSettled: close });

  return (
    <>
      <Button onClick={() => setIsAsking(true)} disabled={data.every(({ actual }) => actual)} sx={{ mt: 1 }}>
        {LABEL}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={LABEL}
        content="En los demás dispositivos habrá que ingresar de nuevo. En este, su sesión sigue abierta."
        confirm="Cerrar sesiones"
        confirmColor="warning"
        onConfirm={closeOthers}
        onClose={close}
      />
    </>
  );
};
