import { type ClipboardEvent, type FocusEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { counted } from '../../../format/text';
import { takeKeys } from '../../../ui/base/keys';
import { type Column, faultyColumn, isBlank, type Row } from './gridRow';
import { areShortened, type Change, textsOf, valorAbove } from './gridRows';

export interface GridMessage {
  severity: 'success' | 'error' | 'warning';
  text: string;
  action?: { label: string; run: () => void };
  untilCorrected?: boolean;
}

interface Grid {
  rows: readonly Row[];
  cifras: number;
  dispatch: (change: Change) => void;
  say: (said: GridMessage) => void;
}

/** On the tbody, so that rows need no handlers. */
export const useGridKeys = ({ rows, cifras, dispatch, say }: Grid) => {
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

  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    const action = place?.element?.dataset.action;
    if (place && action === 'remove') remove(place.index, place.row);
    if (place && action === 'toggleVoid') dispatch({ type: 'toggleVoid', key: place.row.key });
  };

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const texts = textsOf(event.clipboardData.getData('text'));
    if (!place || !texts) return;

    event.preventDefault();
    if (rows.length + texts.length > MOST_ROWS) return say({ severity: 'error', text: TOO_MANY });
    const first = isBlank(place.row) ? place.index : place.index + 1;
    // The paste may have removed the focused row.
    flushSync(() => dispatch({ type: 'paste', key: place.row.key, texts }));
    focus(first + texts.length, 'colilla');
    const pasted = counted(texts.length, 'fila pegada', 'filas pegadas');
    if (!areShortened(texts, cifras)) return say({ severity: 'success', text: pasted });
    say({
      severity: 'warning',
      text: `${pasted}, todas con menos de ${cifras} cifras. ¿Excel quitó los ceros?`,
      action: {
        label: 'Completar con ceros',
        run: () => {
          dispatch({ type: 'pad', from: first, texts, cifras });
          say({ severity: 'success', text: `${pasted}, completadas con ceros` });
        },
      },
    });
  };

  /** As in a spreadsheet, typing replaces the content of the cell. */
  const onFocus = ({ target }: FocusEvent) => target instanceof HTMLInputElement && target.select();

  return { ref, onKeyDown, onClick, onPaste, onFocus };
};

/** The contract takes 2,000; one row is blank. */
const MOST_ROWS = 2_001;
const TOO_MANY = 'Una venta tiene 2000 colillas como máximo';
