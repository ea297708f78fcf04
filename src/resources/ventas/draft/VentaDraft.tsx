import Button from '@mui/material/Button';
import { useEvent, useNavigate, useNotify, useUpdate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Sorteo } from '../../../../contract/sorteos';
import type { Venta } from '../../../../contract/ventas';
import { sectionPath } from '../../../section/sectionPath';
import { takeKeys } from '../../../ui/base/keys';
import { Notice } from '../../../ui/base/Notice';
import { PageActions } from '../../../ui/base/PageActions';
import { useComparer } from '../../../ui/form/conflict/useConflict';
import { KEPT, LeaveGuard } from '../../../ui/form/LeaveGuard';
import { ColillasGrid } from '../grid/ColillasGrid';
import { detalleOf } from '../grid/gridRow';
import { isUndoOffered } from '../grid/rowsHistory';
import { SumBar } from '../grid/SumBar';
import type { GridMessage } from '../grid/useGridKeys';
import { AskedRows } from './AskedRows';
import { AutosaveLine } from './AutosaveLine';
import { PLACE } from './autosave';
import { type DraftAction, DraftDialog } from './DraftDialog';
import { discarding, isEmpty } from './discarding';
import { RecoveredRows } from './RecoveredRows';
import { useDoubts } from './useDoubts';
import { useDraft } from './useDraft';
import { useUndo } from './useUndo';
import { VentaFacts } from './VentaFacts';

interface VentaDraftProps {
  venta: Venta;
  sorteo?: Sorteo;
  onReload: () => void;
}

export const VentaDraft = ({ venta, sorteo, onReload }: VentaDraftProps) => {
  const cifras = sorteo?.cifras || MOST_CIFRAS;
  const [said, setSaid] = useState<GridMessage>();
  const { history, dispatch, summary, autosave, isDirty, isKept, forget, ...recovered } = useDraft(venta, {
    cifras,
    onMerged: (text) => setSaid({ severity: 'warning', text }),
  });
  const asked = history.merged?.asked ?? [];
  useComparer({
    isFor: (saved) => PLACE.every((field) => saved[field] === venta[field]),
    merge: autosave.overtake,
  });
  const doubts = useDoubts(venta, { cifras: sorteo?.cifras, summary });
  const [opened, setOpened] = useState<DraftAction>();
  const grid = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => focusIn(grid.current, 'tbody tr:last-child input'), []);
  const undo = useUndo({ history, dispatch, box: grid, onStep: () => setSaid(undefined) });
  const focusFaulty = () => focusIn(grid.current, 'input[aria-invalid="true"]');
  const reviewed = useRef<HTMLInputElement>(null);
  const focusNextDoubt = () => {
    const inputs = [...(grid.current?.querySelectorAll<HTMLInputElement>('input[data-doubt]') ?? [])];
    const last = reviewed.current ? inputs.indexOf(reviewed.current) : -1;
    reviewed.current = inputs[(last + 1) % inputs.length] ?? null;
    reviewed.current?.focus();
  };

  const save = useEvent(async () => (await autosave.flush()) || autosave.isAway());
  const reload = useEvent(() => {
    forget();
    onReload();
  });
  const [update] = useUpdate();
  const notify = useNotify();
  const navigate = useNavigate();
  /** Nothing is lost, so nothing is asked. Our own API keeps nothing of it to show. */
  const discardEmpty = (saved: Venta) =>
    update(
      'ventas',
      { id: venta.id, data: { ...saved, estado: 'X' }, previousData: venta },
      {
        onSuccess: () => {
          forget();
          notify(discarding(saved).done, { type: 'success' });
          void navigate(sectionPath('ventas'), { replace: true });
        },
        onError: (error: Error) => notify(error.message, { type: 'error', error }),
      },
    );
  const ask = useEvent(async (action: DraftAction) => {
    const isUnfinished = action === 'close' && summary.toCorrect.length > 0;
    setSaid(isUnfinished ? UNFINISHED : undefined);
    if (isUnfinished) focusFaulty();
    else if (await autosave.flush()) {
      const saved = { ...venta, ...detalleOf(summary), version: autosave.version() };
      if (action === 'discard' && isEmpty(saved)) await discardEmpty(saved);
      else setOpened(action);
    } else if (autosave.isAway()) setSaid(NOT_NOW);
    else {
      // Draws the refusal first.
      flushSync(() => setSaid(undefined));
      refusal.current?.focus();
    }
  });
  const isSaved = autosave.state.kind === 'saved';
  useEffect(() => {
    if (isSaved) setSaid((shown) => (shown === NOT_NOW ? undefined : shown));
  }, [isSaved]);
  const isSaid = said && !(said.untilCorrected && summary.toCorrect.length === 0);
  // Must not render at every key.
  const actions = useMemo(
    () => (
      <PageActions>
        <Button variant="contained" onClick={() => ask('close')}>
          Cerrar venta
        </Button>
        <Button onClick={() => ask('change')}>Cambiar datos</Button>
        <Button color="error" onClick={() => ask('discard')}>
          Descartar
        </Button>
      </PageActions>
    ),
    [ask],
  );
  const actByKey = takeKeys((stroke) => {
    if (stroke === 'Ctrl+Enter') return () => ask('close');
    // The browser would offer to save the page.
    return stroke === 'Ctrl+S' && autosave.flush;
  });

  return (
    <>
      {actions}
      <LeaveGuard
        isDirty={isDirty}
        isKept={autosave.state.kind === 'away'}
        save={save}
        keptText={() => (isKept() ? KEPT : undefined)}
      />
      <VentaFacts />
      <RecoveredRows {...recovered} dispatch={dispatch} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the grid inside */}
      <div ref={grid} onKeyDown={actByKey} data-below-notice={isSaid || undefined}>
        <SumBar
          summary={summary}
          onCorrect={focusFaulty}
          doubts={doubts.size}
          onReview={focusNextDoubt}
          onUndo={isUndoOffered(history) ? undo : undefined}
        >
          {asked.length > 0 ? (
            <AskedRows
              text={autosave.state.kind === 'conflict' ? autosave.state.error : ''}
              asked={asked}
              rows={history.rows}
              onDecide={(theirs) => dispatch({ type: 'decide', theirs })}
              ref={refusal}
            />
          ) : (
            <AutosaveLine
              state={autosave.state}
              onRetry={autosave.flush}
              onReload={reload}
              refusalRef={refusal}
            />
          )}
          {isSaid && (
            <Notice severity={said.severity} onClose={() => setSaid(undefined)}>
              {said.text}
              {said.action && (
                <Button color="inherit" onClick={said.action.run} sx={{ ml: 1 }}>
                  {said.action.label}
                </Button>
              )}
            </Notice>
          )}
        </SumBar>
        <ColillasGrid
          rows={history.rows}
          nextKey={history.nextKey}
          cifras={cifras}
          doubts={doubts}
          dispatch={dispatch}
          onLeave={autosave.flush}
          say={setSaid}
        />
      </div>
      {opened && (
        <DraftDialog
          action={opened}
          venta={{ ...venta, ...detalleOf(summary), version: autosave.version() }}
          summary={summary}
          doubts={doubts}
          onClose={() => setOpened(undefined)}
          onDone={reload}
        />
      )}
    </>
  );
};

const MOST_CIFRAS = 4;
const NOT_NOW: GridMessage = {
  severity: 'error',
  text: 'Sin conexión. Lo escrito se conserva en este equipo; inténtelo cuando vuelva la conexión.',
};
const UNFINISHED: GridMessage = {
  severity: 'error',
  text: 'Corrija o quite las filas marcadas antes de cerrar la venta',
  untilCorrected: true,
};

const focusIn = (grid: HTMLElement | null, input: string) =>
  grid?.querySelector<HTMLInputElement>(input)?.focus();
