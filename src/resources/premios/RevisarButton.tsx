import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useRefresh, useSaveContext } from 'ra-core';
import type { Premio } from '../../../contract/premios';
import { formatExact } from '../../format/money';
import { useLock } from '../../ui/action/useLock';
import { SESION_TERMINADA, wasWritten } from '../../ui/action/wasWritten';
import { centsOf } from '../../ui/fields/cellOf';

/** In place of react-admin's UpdateButton: no dialog, for all that one would say stands on the page. */
export const RevisarButton = () => {
  const premio = useRecordContext<Premio>();
  const { save } = useSaveContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const lock = useLock();
  if (!premio) return null;

  const onSuccess = (answer: object) => {
    if (!wasWritten(answer)) return notify(SESION_TERMINADA, { type: 'error' });
    notify(`Premio revisado: quedan por pagar ${formatExact(centsOf(premio.valor))}`, { type: 'success' });
    refresh();
  };
  const review = async () => {
    if (!lock.take()) return;
    try {
      await save?.({ ...premio, estado: 'REVISADO' }, { onSuccess });
    } finally {
      lock.release();
    }
  };

  return (
    <Button variant="contained" disabled={lock.isLocked} onClick={() => void review()}>
      Revisar
    </Button>
  );
};
