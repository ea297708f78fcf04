import { digitsOf, isVoid } from '../../../contract/ventas';
import { type Campo, centsOf, type Fila, isBlank } from './fila';

/** The texts of a row: colilla, valor. */
export type Textos = readonly [colilla: string, valor: string];

export interface Filas {
  /** The last one is always blank. */
  filas: readonly Fila[];
  nextKey: number;
}

export type Cambio =
  | { type: 'write'; key: number; campo: Campo; text: string }
  | { type: 'toggleVoid' | 'remove'; key: number }
  | { type: 'paste'; key: number; textos: readonly Textos[] }
  | { type: 'load'; textos: readonly Textos[] };

export const filasOf = (textos: readonly Textos[]): Filas => open({ filas: [], nextKey: 1 }, 0, textos);

/** The rows after a change; those it does not concern stay the same objects, so that they are not drawn again. */
export const reduceFilas = (state: Filas, cambio: Cambio): Filas => {
  if (cambio.type === 'load') return filasOf(cambio.textos);
  const index = state.filas.findIndex(({ key }) => key === cambio.key);
  const fila = state.filas[index];
  if (!fila) return state;

  switch (cambio.type) {
    case 'write':
      return replace(state, index, { ...fila, [cambio.campo]: cambio.text });
    case 'toggleVoid':
      return replace(state, index, { ...fila, colilla: toggled(fila.colilla) });
    case 'remove':
      return closed({ ...state, filas: state.filas.toSpliced(index, 1) });
    case 'paste':
      return open(state, index, cambio.textos);
  }
};

const replace = (state: Filas, index: number, fila: Fila) =>
  closed({ ...state, filas: state.filas.with(index, fila) });

/** Puts rows in after the one at the index, or in its place where that is blank. */
const open = ({ filas, nextKey }: Filas, index: number, textos: readonly Textos[]): Filas => {
  const here = filas[index];
  const isFree = here !== undefined && isBlank(here);
  const added = textos.map(([colilla, valor], n) => ({ key: nextKey + n, colilla, valor }));

  return closed({
    filas: filas.toSpliced(isFree ? index : index + 1, isFree ? 1 : 0, ...added),
    nextKey: nextKey + added.length,
  });
};

const closed = (state: Filas): Filas => {
  const last = state.filas.at(-1);
  if (last && isBlank(last)) return state;

  return {
    filas: [...state.filas, { key: state.nextKey, colilla: '', valor: '' }],
    nextKey: state.nextKey + 1,
  };
};

const toggled = (colilla: string) => {
  const text = colilla.trim();
  if (text === '') return colilla;

  return isVoid(text) ? digitsOf(text) : `(${text})`;
};

/** The nearest valor above that can be sent; "" where there is none. */
export const valorAbove = (filas: readonly Fila[], index: number): string =>
  filas.slice(0, index).findLast(({ valor }) => centsOf(valor))?.valor ?? '';

/** Rows of a spreadsheet or a file, "colilla<tab or ;>valor" a line; undefined for a text that is no such thing. */
export const textosOf = (text: string): readonly Textos[] | undefined => {
  if (!/[\n\t;]/.test(text.trim())) return undefined;

  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line): Textos => {
      const [colilla = '', valor = ''] = line.split(/[\t;]/);

      return [colilla.trim(), valor.trim()];
    });
};
