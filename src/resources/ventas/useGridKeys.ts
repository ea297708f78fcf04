import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { Campo, Fila } from './fila';
import { type Cambio, textosOf, valorAbove } from './filas';

interface Options {
  filas: readonly Fila[];
  dispatch: (cambio: Cambio) => void;
  /** Says why something was not done. */
  onRefused: (text: string) => void;
}

/** What keys, clicks and pasted texts do in the grid; for its tbody, so that a row needs no handlers of its own. */
export const useGridKeys = ({ filas, dispatch, onRefused }: Options) => {
  const ref = useRef<HTMLTableSectionElement>(null);
  const cell = (index: number, campo: Campo) =>
    ref.current?.rows[index]?.querySelector<HTMLInputElement>(`[data-campo="${campo}"]`);
  const focus = (index: number, campo: Campo) => cell(index, campo)?.focus();

  const placeOf = (target: EventTarget) => {
    const element = target instanceof HTMLElement ? target : undefined;
    const index = filas.findIndex(({ key }) => String(key) === element?.closest('tr')?.dataset.key);
    const fila = filas[index];

    return fila && { index, fila, campo: element?.dataset.campo as Campo | undefined, element };
  };

  const enter = (index: number, fila: Fila, campo: Campo) => {
    if (campo === 'colilla') return fila.colilla.trim() !== '' && focus(index, 'valor');
    if (fila.valor.trim() === '' && fila.colilla.trim() !== '') {
      const text = valorAbove(filas, index);
      if (text === '') return false;
      dispatch({ type: 'write', key: fila.key, campo, text });
    }

    return focus(index + 1, 'colilla');
  };
  const remove = (index: number, { key }: Fila) => {
    const isLast = index === filas.length - 1;
    if (isLast) return;
    // Before the row goes: its neighbour stays, and takes its number.
    focus(index + 1, 'colilla');
    dispatch({ type: 'remove', key });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place?.campo || event.nativeEvent.isComposing) return;
    const { index, fila, campo } = place;
    const act = keyActions[keyOf(event)];
    if (!act) return;

    event.preventDefault();
    act({ enter, focus, remove, dispatch, index, fila, campo });
  };

  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    const action = place?.element?.dataset.action;
    if (place && action === 'remove') remove(place.index, place.fila);
    if (place && action === 'toggleVoid') dispatch({ type: 'toggleVoid', key: place.fila.key });
  };

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const textos = textosOf(event.clipboardData.getData('text'));
    if (!place || !textos) return;

    event.preventDefault();
    if (filas.length + textos.length > MOST_ROWS) onRefused(TOO_MANY);
    else dispatch({ type: 'paste', key: place.fila.key, textos });
  };

  /** As in a spreadsheet, what is typed takes the place of what stands there. */
  const onFocus = ({ target }: FocusEvent) => target instanceof HTMLInputElement && target.select();

  return { ref, onKeyDown, onClick, onPaste, onFocus };
};

/** As many as the contract takes, and the blank one. */
const MOST_ROWS = 2_001;
const TOO_MANY = 'Una venta tiene 2000 colillas como máximo';

const keyOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  altKey || (shiftKey && key !== '*') ? '' : `${ctrlKey || metaKey ? 'Ctrl+' : ''}${key}`;

interface Press {
  enter: (index: number, fila: Fila, campo: Campo) => unknown;
  focus: (index: number, campo: Campo) => unknown;
  remove: (index: number, fila: Fila) => void;
  dispatch: (cambio: Cambio) => void;
  index: number;
  fila: Fila;
  campo: Campo;
}

const keyActions: Readonly<Record<string, (press: Press) => unknown>> = {
  Enter: ({ enter, index, fila, campo }) => enter(index, fila, campo),
  ArrowDown: ({ focus, index, campo }) => focus(index + 1, campo),
  ArrowUp: ({ focus, index, campo }) => focus(index - 1, campo),
  '*': ({ dispatch, fila }) => dispatch({ type: 'toggleVoid', key: fila.key }),
  'Ctrl+Delete': ({ remove, index, fila }) => remove(index, fila),
};
