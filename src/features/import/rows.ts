import { type Celda, type Fila, type Importada, repeats } from '../../../contract/importar';
import type { Line } from '../../format/import/line';
import type { DayOrder } from '../../format/import/readDay';
import { yearDoubt } from '../../format/import/shortYear';
import { counted } from '../../format/text';
import type { FindReference } from '../../ui/fields/cells';
import { readCell } from './readCell';
import { type ImportSection, labelOf, type Target } from './targets';

interface Cell {
  /** As it stands in the file. */
  text: string;
  value?: Celda;
  error?: string;
}

export interface ImportRow {
  fila: number;
  isHidden: boolean;
  /** Why the row cannot be read, with its text. It has no cells, and the API does not see it. */
  refused?: string;
  /** The earlier row of this file with the same values. */
  twin?: number;
  cells: Readonly<Record<string, Cell>>;
  outcome?: Fila;
}

/** `at` is the index of the column, or -1 for a value that all rows have. */
export type Filled = readonly (Target & {
  at: number;
  fixed?: string;
  order?: DayOrder;
  hasYearDoubt?: boolean;
})[];

export const readLine = (line: Line, filled: Filled, find: FindReference): ImportRow => ({
  fila: line.number,
  isHidden: line.isHidden ?? false,
  refused: line.refused && `${line.refused}: ${line.text ?? ''}`,
  cells: line.refused
    ? {}
    : Object.fromEntries(
        filled.map((column) => [
          column.source,
          DECIMALS.includes(column.field.kind)
            ? amountOf(line, column, filled, find)
            : cellOf(line, column, find),
        ]),
      ),
});

const DECIMALS: readonly string[] = ['number', 'percent', 'money'];
const NUMBERS: readonly string[] = [...DECIMALS, 'id'];

/** In a file of commas a part of 12,5 or 1,234.50 may stand in the next cell, if the last one of the row is left out. */
const amountOf = (line: Line, column: Filled[number], filled: Filled, find: FindReference): Cell => {
  const { at } = column;
  const [whole = '', rest = ''] = [line.cells[at], line.cells[at + 1]];
  const next = filled.find((one) => one.at === at + 1)?.field.kind ?? '';
  const isCut = /^\D*\d+$/.test(whole) && /^\d{1,3}([.,]\d+)?$/.test(rest) && !NUMBERS.includes(next);
  if (!isCut || !line.text?.includes(`${whole},${rest}`)) return cellOf(line, column, find);

  return { text: whole, error: `Puede ser ${whole.trim()},${rest}: escriba el que es, con dos decimales` };
};

/** An empty cell leaves the record's value unchanged. */
const cellOf = (line: Line, column: Filled[number], find: FindReference): Cell => {
  const { at, field, fixed, order } = column;
  const { [at]: cell = '' } = line.cells;
  const text = fixed ?? cell;
  const error = line.faults?.[at] ?? (order && yearDoubt(text, order, column.hasYearDoubt));
  if (error) return { text, error };
  const kind = { isNumber: line.numbers?.has(at), order };

  return text === '' ? { text } : { text, ...readCell({ field, text, ...kind }, find) };
};

/** New rows that have all their values in common with an earlier one: 5 and 5.00 are one amount. */
export const tellTwins = (rows: readonly ImportRow[], filled: Filled): ImportRow[] => {
  const first = new Map<string, number>();
  const amountOrValue = ({ cells }: ImportRow, { source, field: { kind } }: Target) => {
    const { value = '' } = cells[source] ?? {};

    return (kind === 'money' || kind === 'percent') && value !== '' ? Number(value) : value;
  };

  return rows.map((row) => {
    if (isFaulty(row) || row.outcome?.resultado !== 'nueva') return row;
    const values = JSON.stringify(filled.map((column) => amountOrValue(row, column)));
    const twin = first.get(values);
    if (twin === undefined) first.set(values, row.fila);

    return twin === undefined ? row : { ...row, twin };
  });
};

/** `keys` are fields of which no two rows may have the same values. The API sees a hundred rows at a time. */
export const refuseRepeated = (
  rows: readonly ImportRow[],
  keys: readonly (readonly string[])[],
): ImportRow[] => {
  const first = new Map<string, number>();

  return rows.map((row) => {
    let { cells } = row;
    for (const sources of keys.filter(({ length }) => length > 0)) {
      const values = sources.map((source) => row.cells[source]?.value);
      if (values.some((value) => value === undefined)) continue;
      const name = JSON.stringify([sources, values.map((value) => String(value).toLowerCase())]);
      const before = first.get(name);
      first.set(name, before ?? row.fila);
      const [source = ''] = sources;
      // Two keys may be one field.
      if (before === undefined || before === row.fila) continue;
      cells = { ...cells, [source]: { text: '', ...cells[source], error: repeats(before) } };
    }

    return cells === row.cells ? row : { ...row, cells };
  });
};

/** Parse errors come before errors of the API. */
export const errorOf = ({ cells, outcome }: ImportRow, source: string): string | undefined =>
  cells[source]?.error ?? outcome?.errores.find(({ campo }) => campo === source)?.texto;

export const rowErrors = (
  { refused, cells, outcome }: ImportRow,
  nameOf: (source: string) => string,
): string[] => [
  ...(refused ? [refused] : []),
  ...(outcome?.errores ?? [])
    .filter(({ campo }) => !(campo in cells))
    .map(({ campo, texto }) => (campo === '' ? texto : `${nameOf(campo)}: ${texto}`)),
];

/** All errors of a row, with the names of their cells. */
export const errorsOf = (row: ImportRow, { targets }: ImportSection): string[] => {
  const nameOf = (source: string) => labelOf(targets, source);
  const ofCells = Object.keys(row.cells).flatMap((source) => {
    const error = errorOf(row, source);

    return error === undefined ? [] : [`${nameOf(source)}: ${error}`];
  });

  return [...rowErrors(row, nameOf), ...ofCells];
};

/** The numbers of the rows with an error or a notice that they had not when they were seen. */
export const unseenIn = (
  rows: readonly ImportRow[],
  seen: readonly ImportRow[],
  section: ImportSection,
): number[] => {
  const before = new Map(seen.map((row) => [row.fila, noticesOf(row, section)]));

  return rows
    .filter((row) => noticesOf(row, section).some((notice) => !before.get(row.fila)?.includes(notice)))
    .map(({ fila }) => fila);
};

const noticesOf = (row: ImportRow, section: ImportSection): string[] => {
  const { twin, outcome } = row;
  const { parecido, inhabilitada, duda } = outcome ?? {};

  return [
    ...errorsOf(row, section),
    twin ? `twin ${twin}` : '',
    parecido ? `parecido ${parecido}` : '',
    inhabilitada ? 'inhabilitada' : '',
    isFaulty(row) ? '' : (duda ?? ''),
  ].filter(Boolean);
};

export const isFaulty = ({ refused, cells, outcome }: ImportRow): boolean =>
  refused !== undefined ||
  (outcome?.errores.length ?? 0) > 0 ||
  Object.values(cells).some(({ error }) => error !== undefined);

export const countsOf = (rows: readonly ImportRow[]) => {
  const right = rows.filter((row) => !isFaulty(row));
  const count = (wanted: Fila['resultado']) =>
    right.filter(({ outcome }) => outcome?.resultado === wanted).length;

  return {
    nuevas: count('nueva'),
    cambiadas: count('cambia'),
    iguales: count('igual'),
    faulty: rows.length - right.length,
    alike: right.filter(({ outcome }) => outcome?.parecido).length,
    disabled: right.filter(({ outcome }) => outcome?.inhabilitada).length,
    twins: right.filter(({ twin }) => twin !== undefined).length,
  };
};

interface Counts extends Pick<Importada, 'nuevas' | 'cambiadas' | 'iguales'> {
  faulty?: number;
}

export const countsText = ({ nuevas, cambiadas, iguales, faulty = 0 }: Counts): string => {
  const parts = [
    nuevas > 0 && counted(nuevas, 'nueva', 'nuevas'),
    cambiadas > 0 && counted(cambiadas, 'cambia', 'cambian'),
    iguales > 0 && `${iguales} sin cambios`,
    faulty > 0 && `${faulty} con errores`,
  ].filter((part) => part !== false);

  return new Intl.ListFormat('es').format(parts.length === 0 ? ['ninguna fila'] : parts);
};
