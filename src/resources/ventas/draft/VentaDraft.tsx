import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEvent } from 'ra-core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Sorteo } from '../../../../contract/sorteos';
import type { Venta } from '../../../../contract/ventas';
import { LeaveGuard } from '../../../ui/form/LeaveGuard';
import { Notice } from '../../../ui/page/Notice';
import { PageActions } from '../../../ui/page/PageActions';
import { ColillasGrid } from '../grid/ColillasGrid';
import { detalleOf, type Summary } from '../grid/gridRow';
import { gridStyle } from '../grid/gridStyle';
import type { Said } from '../grid/pastedText';
import { SumBar } from '../grid/SumBar';
import { VentaFacts } from '../VentaFacts';
import { AutosaveLine } from './AutosaveLine';
import { DraftDialog, type Step } from './DraftDialog';
import { RecoveredRows } from './RecoveredRows';
import { useDraft, useForgetKept } from './useDraft';

interface VentaDraftProps {
  venta: Venta;
  /** Of the draw. */
  cifras: number;
  sorteo?: Sorteo;
  /** Reads the venta anew. */
  onReload: () => void;
}

/** A draft: its colillas are typed, saved by themselves, and in the end closed. */
export const VentaDraft = (props: VentaDraftProps) => (
  <Box sx={gridStyle} data-in-hand>
    <Draft {...props} />
  </Box>
);

const Draft = ({ venta, cifras, sorteo, onReload }: VentaDraftProps) => {
  const { rows, dispatch, summary, autosave, isDirty, ...recovered } = useDraft(venta, cifras, sorteo);
  const forget = useForgetKept(venta);
  const [said, setSaid] = useState<Said>();
  const [asked, setAsked] = useState<Step>();
  const gridRef = useFocusedEnd();
  const current = useCurrent(venta, summary, autosave.version());

  const save = useEvent(async () => (await autosave.flush()) || autosave.isAway());
  const reload = useEvent(() => {
    forget();
    onReload();
  });
  const ask = useEvent(async (step: Step) => {
    const isUnfinished = step === 'close' && summary.toCorrect.length > 0;
    setSaid(isUnfinished ? UNFINISHED : undefined);
    if (isUnfinished) focusFaulty(gridRef.current);
    else if (await autosave.flush()) setAsked(step);
    else if (autosave.isAway()) setSaid({ severity: 'error', text: NOT_NOW });
  });
  const isSaid = said && !(said.untilCorrected && summary.toCorrect.length === 0);
  // Not drawn again at every key.
  const actions = useMemo(
    () => (
      <PageActions>
        <Button onClick={() => ask('change')}>Cambiar datos</Button>
        <Button color="error" onClick={() => ask('discard')}>
          Descartar
        </Button>
        <Button variant="contained" onClick={() => ask('close')}>
          Cerrar venta
        </Button>
      </PageActions>
    ),
    [ask],
  );
  const actByKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key === 'Enter') void ask('close');
    // The browser would offer to save the page.
    if (event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void autosave.flush();
  };

  return (
    <>
      {actions}
      {/* Without a connection nothing is lost: the rows are kept in this browser, and asked for when it is back. */}
      <LeaveGuard isDirty={isDirty} isKept={autosave.state.kind === 'away'} save={save} />
      <VentaFacts />
      <RecoveredRows {...recovered} dispatch={dispatch} />
      <SumBar summary={summary} onCorrect={() => focusFaulty(gridRef.current)}>
        <AutosaveLine state={autosave.state} onRetry={autosave.flush} onReload={reload} />
        {isSaid && (
          <Notice severity={said.severity} onClose={() => setSaid(undefined)}>
            {said.text}
          </Notice>
        )}
      </SumBar>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the grid inside */}
      <div ref={gridRef} onKeyDown={actByKey} data-below-notice={isSaid || undefined}>
        <ColillasGrid
          rows={rows}
          cifras={cifras}
          dispatch={dispatch}
          onLeave={autosave.flush}
          say={setSaid}
        />
      </div>
      {asked && (
        <DraftDialog
          step={asked}
          venta={current}
          summary={summary}
          onClose={() => setAsked(undefined)}
          onDone={reload}
        />
      )}
    </>
  );
};

const NOT_NOW = 'Sin conexión. Lo escrito está guardado en este equipo; inténtelo cuando vuelva la conexión.';
const UNFINISHED: Said = {
  severity: 'error',
  text: 'Corrija o quite las filas marcadas antes de cerrar la venta',
  untilCorrected: true,
};

/** The venta as it is typed. */
const useCurrent = (venta: Venta, summary: Summary, version: number): Venta =>
  useMemo(() => ({ ...venta, ...detalleOf(summary), version }), [venta, summary, version]);

/** Below the bar and the refusal, which stay in sight. */
const focusFaulty = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();

/** The typing goes on where it ended. */
const useFocusedEnd = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('tbody tr:last-child input')?.focus(), []);

  return ref;
};
