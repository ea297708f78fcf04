import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWindowKeys } from '../../../ui/base/keys';
import { type HistoryChange, placeOfStep, type RowsHistory } from '../grid/rowsHistory';
import { useBeforeInput } from '../grid/useBeforeInput';

interface Options {
  history: RowsHistory;
  dispatch: (change: HistoryChange) => void;
  /** Holds the grid, and what stands above it. */
  box: RefObject<HTMLElement | null>;
  onStep: () => void;
}

/**
 * Undo and redo of the grid's own changes, by keys and by the browser's menus. The browser's own undo knows nothing
 * of rows: it would put letters into the inputs of other rows.
 */
export const useUndo = ({ history, dispatch, box, onStep }: Options) => {
  const step = (type: 'undo' | 'redo') => () => {
    const place = placeOfStep(history, type);
    if (!place) return;
    // Draws the rows first.
    flushSync(() => {
      dispatch({ type });
      onStep();
    });
    box.current
      ?.querySelector<HTMLInputElement>(
        `tbody tr:nth-child(${place.index + 1}) [data-column="${place.column}"]`,
      )
      ?.focus();
  };
  const [undo, redo] = [step('undo'), step('redo')];

  // Where nothing has the focus, the browser would undo too.
  const isHere = (target: EventTarget | null) =>
    target === document.body || (target instanceof Node && box.current?.contains(target) === true);
  const keys: Readonly<Record<string, () => void>> = {
    'Ctrl+Z': undo,
    'Ctrl+Shift+Z': redo,
    'Ctrl+Y': redo,
  };
  useWindowKeys((stroke, { target }) => isHere(target) && keys[stroke]);
  const inputs: Readonly<Record<string, () => void>> = { historyUndo: undo, historyRedo: redo };
  useBeforeInput(box, (inputType) => inputs[inputType]);

  return undo;
};
