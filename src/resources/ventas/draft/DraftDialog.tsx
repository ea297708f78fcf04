import { RecordContextProvider } from 'ra-core';
import type { Venta } from '../../../../contract/ventas';
import { StateChangeDialog } from '../../../ui/dialogs/StateChangeButton';
import type { Summary } from '../grid/gridRow';
import { ChangeDialog } from './ChangeDialog';
import { CloseDialog } from './CloseDialog';

/** What is done with a draft as a whole. */
export type Step = 'change' | 'close' | 'discard';

interface DraftDialogProps {
  step: Step;
  /** With what was saved, and the version it got. */
  venta: Venta;
  summary: Summary;
  onClose: () => void;
  onDone: () => void;
}

/** The dialog of a step. */
export const DraftDialog = ({ step, venta, summary, ...dialog }: DraftDialogProps) => {
  switch (step) {
    case 'change':
      return <ChangeDialog venta={venta} {...dialog} />;
    case 'close':
      return <CloseDialog venta={venta} summary={summary} {...dialog} />;
    case 'discard':
      return (
        <RecordContextProvider value={venta}>
          <StateChangeDialog
            {...dialog}
            estado="X"
            color="error"
            title="Descartar borrador"
            text="El borrador no cuenta más, y el promotor puede tener otra venta de ese sorteo y día"
            reason="motivo_anulacion"
            done="Borrador descartado"
          />
        </RecordContextProvider>
      );
  }
};
