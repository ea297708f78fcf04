import Typography from '@mui/material/Typography';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import type { Venta } from '../../../contract/ventas';
import { formatExact } from '../../format/money';
import { ActionDialog } from '../../ui/ActionDialog';
import { useAction } from '../../ui/useAction';
import type { Summary } from './gridRow';

interface CloseDialogProps {
  /** With the lines that were saved, and the version they got. */
  venta: Venta;
  summary: Summary;
  onCancel: () => void;
  onClosed: () => void;
}

/** The last look before the colillas do not change any more. */
export const CloseDialog = ({ venta, summary, onCancel, onClosed }: CloseDialogProps) => {
  const { aviso, isBusy, run } = useAction();
  const notify = useNotify();
  const [update] = useUpdate<RaRecord, Error>();
  const { sum, colillas } = summary;

  const close = () => {
    const data = { ...venta, estado: 'C' };
    run((callbacks) => void update('ventas', { id: venta.id, data, previousData: venta }, callbacks), {
      done: 'Venta cerrada',
      onSuccess: (text) => {
        notify(text, { type: 'success' });
        onClosed();
      },
    });
  };

  return (
    <ActionDialog open title="Cerrar venta" isBusy={isBusy} onCancel={onCancel} accept={close}>
      {aviso}
      <Typography>La venta queda con este total, y sus colillas no se podrán cambiar.</Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>
        {formatExact(sum)} en {colillas === 1 ? '1 colilla' : `${colillas} colillas`}
      </Typography>
    </ActionDialog>
  );
};
