import Typography from '@mui/material/Typography';
import { RecordContextProvider, useUpdate } from 'ra-core';
import type { Venta } from '../../../../contract/ventas';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import { FormDialog } from '../../../ui/form/dialogs/FormDialog';
import { StateChangeDialog } from '../../../ui/form/dialogs/StateChangeButton';
import { DateInput } from '../../../ui/inputs/DateInput';
import { ReferenceInput } from '../../../ui/inputs/ReferenceInput';
import { type Doubts, porRevisar } from '../grid/doubts';
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
  /** Rows that may be wrong. */
  doubts: Doubts;
  onClose: () => void;
  onDone: () => void;
}

export const DraftDialog = ({ action, venta, summary, doubts, ...dialog }: DraftDialogProps) => {
  const { sum, colillas } = summary;
  const named = namesOf(summary, doubts);

  return (
    <RecordContextProvider value={venta}>
      {action === 'change' && <ChangeDialog venta={venta} {...dialog} />}
      {action === 'close' && (
        <StateChangeDialog
          {...dialog}
          estado="C"
          title="Cerrar venta"
          focusesCancel={[...doubts.values()].some(({ valor }) => valor)}
          text={
            <>
              La venta queda con este total, y sus colillas no se podrán cambiar
              <strong style={{ display: 'block', marginTop: 8 }}>
                {formatExact(sum)} en {counted(colillas, 'colilla', 'colillas')}
              </strong>
              {doubts.size > 0 && (
                <Typography component="span" color="warning" sx={{ display: 'block' }}>
                  {porRevisar(doubts.size)}
                  {named.map((text) => (
                    <span key={text} style={{ display: 'block' }}>
                      {text}
                    </span>
                  ))}
                  {doubts.size > named.length && `y ${doubts.size - named.length} más`}
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
};

const MOST_NAMED = 10;

/** 'fila 5: $5,000.00, Más de 10 veces …' */
const namesOf = ({ lines, places }: Summary, doubts: Doubts): string[] =>
  places
    .flatMap(({ key, number }, index) => {
      const { colilla, valor } = doubts.get(key) ?? {};
      const line = lines[index];
      if (!line || !(colilla || valor)) return [];
      const what = valor ? formatExact(line.valor) : line.colilla;

      return [`fila ${number}: ${what}, ${[colilla, valor].filter(Boolean).join(' · ')}`];
    })
    .slice(0, MOST_NAMED);

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
