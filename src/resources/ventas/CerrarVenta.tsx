import Typography from '@mui/material/Typography';
import { type RaRecord, useUpdate } from 'ra-core';
import type { Venta } from '../../../contract/ventas';
import { formatExact } from '../../format/money';
import { ActionDialog } from '../../ui/ActionDialog';
import { useTell } from '../../ui/tell';
import { useAction } from '../../ui/useAction';
import type { Resumen } from './fila';

interface CerrarVentaProps {
  /** With the lines that were saved, and the version they got. */
  venta: Venta;
  resumen: Resumen;
  onCancel: () => void;
  onClosed: () => void;
}

/** The last look before the colillas do not change any more. */
export const CerrarVenta = ({ venta, resumen, onCancel, onClosed }: CerrarVentaProps) => {
  const { aviso, isBusy, run } = useAction();
  const tell = useTell();
  const [update] = useUpdate<RaRecord, Error>();
  const { suma, colillas } = resumen;

  const close = () => {
    const data = { ...venta, estado: 'C' };
    run((callbacks) => void update('ventas', { id: venta.id, data, previousData: venta }, callbacks), {
      done: 'Venta cerrada',
      onSuccess: (text) => {
        tell(text);
        onClosed();
      },
    });
  };

  return (
    <ActionDialog open title="Cerrar venta" isBusy={isBusy} onCancel={onCancel} accept={close}>
      {aviso}
      <Typography>La venta queda con este total, y sus colillas no se podrán cambiar.</Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>
        {formatExact(suma)} en {colillas === 1 ? '1 colilla' : `${colillas} colillas`}
      </Typography>
    </ActionDialog>
  );
};
