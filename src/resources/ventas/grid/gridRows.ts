import { centsToDollars } from '../../../../contract/common';
import { digitsOf, type FilaPorCorregir, isVoid, LONGEST_CELL } from '../../../../contract/ventas';
import { type Column, centsOf, isBlank, type Row, type Typed } from './gridRow';

export type Texts = readonly [colilla: string, valor: string];

export interface Rows {
  /** The last one is always blank. */
  rows: readonly Row[];
  nextKey: number;
}

export type Change =
  | { type: 'write'; key: number; column: Column; text: string }
  | { type: 'toggleVoid' | 'toggleSign' | 'remove'; key: number }
  | { type: 'paste'; key: number; texts: readonly Texts[] }
  /** `first` is the key of the first pasted row. */
  | { type: 'pad'; first: number; texts: readonly Texts[]; cifras: number }
  | { type: 'load'; texts: readonly Texts[] };

/** The rows of a server. One without an id is the row of `base` at its place. */
export const storedRows = ({ lines, toCorrect }: Typed, base: readonly Row[] = []): Row[] => {
  const stored: Omit<FilaPorCorregir, 'fila'>[] = lines.map(({ valor, ...line }) => ({
    ...line,
    valor: centsToDollars(valor),
  }));
  for (const { fila, ...row } of toCorrect) stored.splice(fila - 1, 0, row);
  const told = new Set(stored.map(({ id }) => id));
  const taken = new Set<number>();
  const isFree = (key: number | undefined) => key !== undefined && !told.has(key) && !taken.has(key);

  return stored.map(({ id, colilla, valor }, index) => {
    const own = id !== undefined && !taken.has(id) ? id : [base[index]?.key, index + 1].find(isFree);
    const key = own ?? randomKey();
    taken.add(key);

    return { key, colilla, valor };
  });
};

/** No two grids give one key, of whomever they are. */
const randomKey = () => 1_000_000 + Math.floor(Math.random() * 900_000_000_000_000);

/** Rows of which new ones are told apart from those of others. */
export const openRows = (rows: readonly Row[]): Rows => closed({ rows, nextKey: randomKey() });

export const rowsOf = (texts: readonly Texts[]): Rows => open({ rows: [], nextKey: 1 }, 0, texts);

/** Unchanged rows stay the same objects, so they do not render again. A key is never given twice. */
export const reduceRows = (state: Rows, change: Change): Rows => {
  if (change.type === 'load') return open({ rows: [], nextKey: state.nextKey }, 0, change.texts);
  if (change.type === 'pad') return padded(state, change);
  const index = state.rows.findIndex(({ key }) => key === change.key);
  const row = state.rows[index];
  if (!row) return state;

  switch (change.type) {
    case 'write':
      return replace(state, index, { ...row, [change.column]: change.text });
    case 'toggleVoid':
      return replace(state, index, { ...row, colilla: toggled(row.colilla) });
    case 'toggleSign':
      return replace(state, index, { ...row, valor: signed(row.valor) });
    case 'remove':
      return closed({ ...state, rows: state.rows.filter((other) => other !== row) });
    case 'paste':
      return open(state, index, change.texts);
  }
};

const replace = (state: Rows, index: number, row: Row) =>
  closed({ ...state, rows: state.rows.map((other, n) => (n === index ? row : other)) });

/** Inserts rows after the index; a blank row is replaced. */
const open = ({ rows, nextKey }: Rows, index: number, texts: readonly Texts[]): Rows => {
  const here = rows[index];
  const isFree = here !== undefined && isBlank(here);
  const added = texts.map(([colilla, valor], n) => ({
    key: nextKey + n,
    colilla: cut(colilla),
    valor: cut(valor),
  }));

  return closed({
    rows: [...rows.slice(0, isFree ? index : index + 1), ...added, ...rows.slice(index + 1)],
    nextKey: nextKey + added.length,
  });
};

/** Rows that were changed since the paste stay. */
const padded = (state: Rows, { first, texts, cifras }: Extract<Change, { type: 'pad' }>): Rows => ({
  ...state,
  rows: state.rows.map((row) =>
    row.colilla === texts[row.key - first]?.[0]
      ? { ...row, colilla: row.colilla.replace(/\d+/, (digits) => digits.padStart(cifras, '0')) }
      : row,
  ),
});

/** A spreadsheet drops leading zeros, so all its colillas may be too short for the draw. */
export const areShortened = (texts: readonly Texts[], cifras: number): boolean =>
  texts.length > 1 &&
  texts.every(([colilla]) => {
    const digits = digitsOf(colilla);

    return /^\d+$/.test(digits) && digits.length < cifras;
  });

/** The API refuses longer cells. The ellipsis keeps a cut one invalid. */
const cut = (text: string) => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text);

export const closed = (state: Rows): Rows => {
  const last = state.rows.at(-1);
  if (last && isBlank(last)) return state;

  return {
    rows: [...state.rows, { key: state.nextKey, colilla: '', valor: '' }],
    nextKey: state.nextKey + 1,
  };
};

const toggled = (colilla: string) => {
  const text = colilla.trim();
  if (text === '') return colilla;

  return isVoid(text) ? digitsOf(text) : `(${text})`;
};

const signed = (valor: string) => {
  const text = valor.trim();

  return isNegative(text) ? text.slice(1) : `-${text}`;
};

export const isNegative = (valor: string): boolean => /^[-−]/.test(valor.trim());

export const valorAbove = (rows: readonly Row[], index: number): string =>
  rows.slice(0, index).findLast(({ valor }) => centsOf(valor))?.valor ?? '';

/** One row per line, "colilla<tab or ;>valor". Extra columns make the valor invalid. */
export const textsOf = (text: string): readonly Texts[] | undefined => {
  const lines = text.split(/\r?\n/).filter((line) => /[^\s;]/.test(line));
  if (lines.length === 0 || !/[\n\t;]/.test(text.trim())) return undefined;
  const [hasNumbers, ...others] = lines.map((line) => /\d/.test(line));
  const isHeading = !hasNumbers && others.includes(true);

  return lines.slice(isHeading ? 1 : 0).map((line): Texts => {
    const [colilla = '', ...rest] = line.split(/[\t;]/);

    return [colilla.trim(), rest.join(' ').trim()];
  });
};
