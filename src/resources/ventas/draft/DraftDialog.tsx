import Typography from '@mui/material/Typography';
import { RecordContextProvider, useUpdate } from 'ra-core';
import type { Venta } from '../../../../contract/ventas';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import { FormDialog } from '../../../ui/form/dialogs/FormDialog';
import { StateChangeDialog } from '../../../ui/form/dialogs/StateChangeButton';
import { DateInput } from '../../../ui/inputs/DateInput';
import { ReferenceInput } from '../../../ui/inputs/ReferenceInput';
import { porRevisar } from '../grid/doubts';
import type { Summary } from '../grid/gridRow';
import { SorteoDelDiaInput } from '../SorteoDelDiaInput';
import { ventaResolver } from '../ventaResolver';
import { discarding } from './discarding';

export type DraftAction = 'change' | 'close' | 'discard';

interface DraftDialogProps {
  action: DraftAction;
  /** As the last save returned it. */
  venta: Venta;
  summary: Summary;
  /** How many rows may be wrong. */
  doubts: number;
  onClose: () => void;
  onDone: () => void;
}

export const DraftDialog = ({
  action,
  venta,
  summary: { sum, colillas },
  doubts,
  ...dialog
}: DraftDialogProps) => (
  <RecordContextProvider value={venta}>
    {action === 'change' && <ChangeDialog venta={venta} {...dialog} />}
    {action === 'close' && (
      <StateChangeDialog
        {...dialog}
        estado="C"
        title="Cerrar venta"
        text={
          <>
            La venta queda con este total, y sus colillas no se podrán cambiar
            <strong style={{ display: 'block', marginTop: 8 }}>
              {formatExact(sum)} en {counted(colillas, 'colilla', 'colillas')}
            </strong>
            {doubts > 0 && (
              <Typography component="span" color="warning" sx={{ display: 'block' }}>
                {porRevisar(doubts)}
              </Typography>
            )}
          </>
        }
        done="Venta cerrada"
      />
    )}
    {action === 'discard' && <StateChangeDialog {...dialog} {...discarding(venta)} />}
  </RecordContextProvider>
);

const ChangeDialog = ({ venta, ...dialog }: Omit<DraftDialogProps, 'action' | 'summary' | 'doubts'>) => {
  const [update] = useUpdate();

  return (
    <FormDialog
      {...dialog}
      title="Cambiar datos"
      text="Lo escrito se queda en la venta. La comisión pasa a ser la del promotor que elija."
      done="Venta cambiada"
      record={venta}
      resolver={ventaResolver}
      send={(data) => update('ventas', { id: venta.id, data, previousData: venta }, { returnPromise: true })}
    >
      <DateInput source="fecha" isPast isRequired />
      <SorteoDelDiaInput />
      <div data-wide>
        <ReferenceInput source="fk_vendedor" isRequired />
      </div>
    </FormDialog>
  );
};
