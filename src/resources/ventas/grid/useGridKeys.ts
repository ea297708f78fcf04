import { type ClipboardEvent, type FocusEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MOST_COLILLAS, TOO_MANY_COLILLAS } from '../../../../contract/ventas';
import { takeKeys } from '../../../ui/base/keys';
import { type Column, faultyColumn, isBlank, type Row } from './gridRow';
import { areShortened, textsOf, valorAbove } from './gridRows';
import { pastedText } from './pastedText';
import type { HistoryChange } from './rowsHistory';
import { useBeforeInput } from './useBeforeInput';

export interface GridMessage {
  severity: 'success' | 'error' | 'warning';
  text: string;
  action?: { label: string; run: () => void };
  untilCorrected?: boolean;
}

interface Grid {
  rows: readonly Row[];
  nextKey: number;
  cifras: number;
  dispatch: (change: HistoryChange) => void;
  say: (said: GridMessage) => void;
}

/** On the tbody, so that rows need no handlers. */
export const useGridKeys = ({ rows, nextKey, cifras, dispatch, say }: Grid) => {
  const ref = useRef<HTMLTableSectionElement>(null);
  const cell = (index: number, column: Column) =>
    ref.current?.rows[index]?.querySelector<HTMLInputElement>(`[data-column="${column}"]`);
  const focus = (index: number, column: Column) => cell(index, column)?.focus();

  const placeOf = (target: EventTarget | null) => {
    const element = target instanceof HTMLElement ? target : undefined;
    const index = rows.findIndex(({ key }) => String(key) === element?.closest('tr')?.dataset.key);
    const row = rows[index];

    return row && { index, row, column: element?.dataset.column as Column | undefined, element };
  };

  const enter = (index: number, row: Row, column: Column) => {
    if (column === 'colilla') return row.colilla.trim() !== '' && focus(index, 'valor');
    if (row.valor.trim() === '' && row.colilla.trim() !== '') {
      const text = valorAbove(rows, index);
      if (text === '') return false;
      dispatch({ type: 'write', key: row.key, column, text });
    }

    return focus(index + 1, 'colilla');
  };
  const remove = (index: number, { key }: Row) => {
    if (index === rows.length - 1) return;
    // Before the removal, while the next row has its index.
    focus(index + 1, 'colilla');
    dispatch({ type: 'remove', key });
  };

  const toggleSign = (index: number, { key }: Row) => {
    // Draws the sign first.
    flushSync(() => dispatch({ type: 'toggleSign', key }));
    const input = cell(index, 'valor');
    input?.focus();
    // Digits are typed after it.
    input?.setSelectionRange(input.value.length, input.value.length);
  };

  const nextFaulty = (index: number) => {
    const isFaulty = (row: Row) => faultyColumn(row, cifras) !== undefined;
    const next = rows.findIndex((row, at) => at > index && isFaulty(row));
    const found = next === -1 ? rows.findIndex(isFaulty) : next;
    const row = rows[found];
    if (row) focus(found, faultyColumn(row, cifras) ?? 'colilla');
  };

  const onKeyDown = takeKeys((stroke, { target }) => {
    const place = placeOf(target);
    if (!place?.column) return undefined;
    const { index, row, column } = place;
    const actions: Readonly<Record<string, () => unknown>> = {
      Enter: () => enter(index, row, column),
      ArrowDown: () => focus(index + 1, column),
      ArrowUp: () => focus(index - 1, column),
      '*': () => dispatch({ type: 'toggleVoid', key: row.key }),
      F8: () => nextFaulty(index),
      'Ctrl+Delete': () => remove(index, row),
    };

    return actions[stroke];
  });

  // The key Siguiente of some keyboards is no Enter.
  useBeforeInput(ref, (inputType, target) => {
    const { index = 0, row, column } = placeOf(target) ?? {};

    return inputType === 'insertLineBreak' && row && column ? () => enter(index, row, column) : undefined;
  });

  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    const action = place?.element?.dataset.action;
    if (place && action === 'remove') remove(place.index, place.row);
    if (place && action === 'toggleVoid') dispatch({ type: 'toggleVoid', key: place.row.key });
    if (place && action === 'toggleSign') toggleSign(place.index, place.row);
  };

  /** A button takes no focus, or a phone would close its keyboard. */
  const onMouseDown = (event: MouseEvent) => {
    if (placeOf(event.target)?.element?.dataset.action) event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const texts = textsOf(event.clipboardData.getData('text'));
    if (!place || !texts) return;

    event.preventDefault();
    if (rows.length + texts.length > MOST_ROWS) return say({ severity: 'error', text: TOO_MANY_COLILLAS });
    const first = isBlank(place.row) ? place.index : place.index + 1;
    // The paste may have removed the focused row.
    flushSync(() => dispatch({ type: 'paste', key: place.row.key, texts }));
    focus(first + texts.length, 'colilla');
    const { text, areRight } = pastedText(texts, cifras);
    const severity = areRight ? 'success' : 'warning';
    if (!areShortened(texts, cifras)) return say({ severity, text });
    say({
      severity: 'warning',
      text: `${text}. Todas con menos de ${cifras} cifras: ¿Excel quitó los ceros?`,
      action: {
        label: 'Completar con ceros',
        run: () => {
          dispatch({ type: 'pad', first: nextKey, texts, cifras });
          say({ severity, text: `${text}. Completadas con ceros` });
        },
      },
    });
  };

  /** As in a spreadsheet, typing replaces the content of the cell. */
  const onFocus = ({ target }: FocusEvent) => target instanceof HTMLInputElement && target.select();

  /** Ends the undo step of the cell: typing in it later begins a new one. */
  const onBlur = () => dispatch({ type: 'leave' });

  return { ref, onKeyDown, onClick, onMouseDown, onPaste, onFocus, onBlur };
};

/** One row is blank. */
const MOST_ROWS = MOST_COLILLAS + 1;
