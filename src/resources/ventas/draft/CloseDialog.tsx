import Typography from '@mui/material/Typography';
import { useUpdate } from 'ra-core';
import type { Venta } from '../../../../contract/ventas';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import type { Summary } from '../grid/gridRow';

interface CloseDialogProps {
  /** With the lines that were saved, and the version they got. */
  venta: Venta;
  summary: Summary;
  onClose: () => void;
  onDone: () => void;
}

/** The last look before the colillas do not change any more. */
export const CloseDialog = ({ venta, summary: { sum, colillas }, ...dialog }: CloseDialogProps) => {
  const [update] = useUpdate<Venta, Error>();

  return (
    <FormDialog
      {...dialog}
      asksNothing
      title="Cerrar venta"
      text="La venta queda con este total, y sus colillas no se podrán cambiar"
      done="Venta cerrada"
      send={(_values, callbacks) => {
        const data = { ...venta, estado: 'C' };
        void update('ventas', { id: venta.id, data, previousData: venta }, callbacks);
      }}
    >
      <Typography data-wide sx={{ fontWeight: 600 }}>
        {formatExact(sum)} en {counted(colillas, 'colilla', 'colillas')}
      </Typography>
    </FormDialog>
  );
};
