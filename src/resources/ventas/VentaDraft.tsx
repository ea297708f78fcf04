import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEvent } from 'ra-core';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Venta } from '../../../contract/ventas';
import { Notice } from '../../ui/page/Notice';
import { AutosaveLine } from './AutosaveLine';
import { CloseDialog } from './CloseDialog';
import { ColillasGrid } from './ColillasGrid';
import { detalleOf, type Summary } from './gridRow';
import { gridStyle } from './gridStyle';
import { RecoveredRows } from './RecoveredRows';
import { SumBar } from './SumBar';
import { useDraft, useForgetKept } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';
import { VentaActions } from './VentaActions';
import { VentaFacts } from './VentaFacts';

interface VentaDraftProps {
  venta: Venta;
  /** Of the draw. */
  cifras: number;
  /** Reads the venta anew. */
  onReload: () => void;
}

/** A draft: its colillas are typed, saved by themselves, and in the end closed. */
export const VentaDraft = (props: VentaDraftProps) => (
  <Box sx={gridStyle}>
    <Draft {...props} />
  </Box>
);

const Draft = ({ venta, cifras, onReload }: VentaDraftProps) => {
  const { rows, dispatch, summary, autosave, isDirty, ...recovered } = useDraft(venta, cifras);
  const forget = useForgetKept(venta);
  const [refusal, setRefusal] = useState<string>();
  const [isClosing, setIsClosing] = useState(false);
  const gridRef = useFocusedEnd();
  const current = useCurrent(venta, summary, autosave.version());

  useLeaveGuard({
    isDirty,
    save: async () => (await autosave.flush()) && summary.toCorrect === 0,
  });
  const reload = useEvent(() => {
    forget();
    onReload();
  });
  const askToClose = useEvent(async () => {
    setRefusal(summary.toCorrect > 0 ? UNFINISHED : undefined);
    if (summary.toCorrect > 0) focusFaulty(gridRef.current);
    else if (await autosave.flush()) setIsClosing(true);
  });
  const shown = useDeferredValue(current);
  // Not drawn again at every key, but once there is time.
  const actions = useMemo(
    () => (
      <VentaActions venta={shown}>
        <Button variant="contained" onClick={askToClose}>
          Cerrar venta
        </Button>
      </VentaActions>
    ),
    [shown, askToClose],
  );
  const closeByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) void askToClose();
  };

  return (
    <>
      {actions}
      <VentaFacts />
      <RecoveredRows {...recovered} dispatch={dispatch} />
      {refusal && (
        <Notice severity="error" onClose={() => setRefusal(undefined)}>
          {refusal}
        </Notice>
      )}
      <SumBar summary={summary}>
        <AutosaveLine
          state={autosave.state}
          toCorrect={summary.toCorrect}
          onRetry={autosave.flush}
          onReload={reload}
        />
      </SumBar>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the grid inside */}
      <div ref={gridRef} onKeyDown={closeByKey}>
        <ColillasGrid
          rows={rows}
          cifras={cifras}
          dispatch={dispatch}
          onLeave={autosave.flush}
          onRefused={setRefusal}
        />
      </div>
      {isClosing && (
        <CloseDialog venta={current} summary={summary} onClose={() => setIsClosing(false)} onDone={reload} />
      )}
    </>
  );
};

const UNFINISHED = 'Corrija o quite las filas marcadas antes de cerrar la venta';

/** The venta as it is typed. */
const useCurrent = (venta: Venta, { lines }: Summary, version: number): Venta =>
  useMemo(() => ({ ...venta, detalle_ventas: detalleOf(lines), version }), [venta, lines, version]);

/** Below the bar and the refusal, which stay in sight. */
const focusFaulty = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();

/** The typing goes on where it ended. */
const useFocusedEnd = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('tbody tr:last-child input')?.focus(), []);

  return ref;
};
