import type { Fila } from '../../../contract/importar';
import type { Line } from '../../format/import/line';
import { counted } from '../../format/text';
import { type FindReference, readCell } from './readCell';
import type { Target } from './targets';

/** A cell as the file has it, or as somebody corrected it, and what it says. */
export interface Cell {
  text: string;
  value?: string | number;
  error?: string;
  isCorrected?: true;
}

/** A row of the file on its way to a record. */
export interface ImportRow {
  /** Its number in the spreadsheet. */
  fila: number;
  cells: Readonly<Record<string, Cell>>;
  /** What the API says would come of it; of a corrected row, once it was asked. */
  outcome?: Fila;
}

/** The fields that columns of the file fill, by the place of the column. */
export type Filled = readonly (Target & { at: number })[];

export const readLine = ({ number, cells }: Line, filled: Filled, find: FindReference): ImportRow => ({
  fila: number,
  cells: Object.fromEntries(
    filled.map(({ source, field, at }) => [source, cellOf(field, cells[at] ?? '', find)]),
  ),
});

/** The row with a cell as somebody wrote it. */
export const correctCell = (
  { fila, cells }: ImportRow,
  { source, field }: Target,
  text: string,
  find: FindReference,
): ImportRow => ({
  fila,
  cells: { ...cells, [source]: { ...cellOf(field, text, find), isCorrected: true } },
});

/** An empty cell says nothing, so that a record keeps what it holds. */
const cellOf = (field: Target['field'], text: string, find: FindReference): Cell =>
  text === '' ? { text } : { text, ...readCell({ field, text }, find) };

/** The second row of what the file may say once gets an error, which names the first. */
export const refuseRepeated = (rows: readonly ImportRow[], key: readonly string[]): ImportRow[] => {
  const first = new Map<string, number>();
  const keys = key.length === 0 || key.includes('id') ? [['id']] : [['id'], key];

  return rows.map((row) => {
    const repeated = keys.flatMap((sources) => {
      const values = sources.map((source) => row.cells[source]?.value);
      if (values.some((value) => value === undefined)) return [];
      const name = JSON.stringify([sources, values.map((value) => String(value).toLowerCase())]);
      const before = first.get(name);
      first.set(name, before ?? row.fila);

      return before === undefined ? [] : [{ source: sources[0] ?? '', before }];
    });
    if (repeated.length === 0) return row;
    const cells = Object.fromEntries(
      repeated.map(({ source, before }) => [
        source,
        { text: '', ...row.cells[source], error: `Se repite: ya está en la fila ${before}` },
      ]),
    );

    return { ...row, cells: { ...row.cells, ...cells } };
  });
};

/** What is wrong with a row: cell by cell, the file's own faults before the API's, and with the row as a whole. */
export const errorOf = ({ cells, outcome }: ImportRow, source: string): string | undefined =>
  cells[source]?.error ?? outcome?.errores.find(({ campo }) => campo === source)?.texto;

/** Errors of what stands in no column of the file, so that they are told of the row. */
export const rowErrors = ({ cells, outcome }: ImportRow, labelOf: (source: string) => string): string[] =>
  (outcome?.errores ?? [])
    .filter(({ campo }) => !(campo in cells))
    .map(({ campo, texto }) => (campo === '' ? texto : `${labelOf(campo)}: ${texto}`));

export const isFaulty = ({ cells, outcome }: ImportRow): boolean =>
  (outcome?.errores.length ?? 0) > 0 || Object.values(cells).some(({ error }) => error !== undefined);

export const isCorrected = ({ cells }: ImportRow): boolean =>
  Object.values(cells).some((cell) => cell.isCorrected);

export interface Counts {
  nuevas: number;
  cambiadas: number;
  iguales: number;
  faulty: number;
  alike: number;
}

export const countsOf = (rows: readonly ImportRow[]): Counts => {
  const right = rows.filter((row) => !isFaulty(row));
  const count = (wanted: Fila['resultado']) =>
    right.filter(({ outcome }) => outcome?.resultado === wanted).length;

  return {
    nuevas: count('nueva'),
    cambiadas: count('cambia'),
    iguales: count('igual'),
    faulty: rows.length - right.length,
    alike: right.filter(({ outcome }) => outcome?.parecido).length,
  };
};

const ONE_AND_MORE = {
  nuevas: ['nueva', 'nuevas'],
  cambiadas: ['cambia', 'cambian'],
  iguales: ['sin cambios', 'sin cambios'],
  faulty: ['con errores', 'con errores'],
} as const;

/** '950 nuevas, 30 cambian y 20 sin cambios' */
export const countsText = (counts: Partial<Counts>): string => {
  const parts = Object.entries(ONE_AND_MORE).flatMap(([name, [one, more]]) => {
    const count = counts[name as keyof Counts] ?? 0;

    return count === 0 ? [] : [counted(count, one, more)];
  });

  return new Intl.ListFormat('es').format(parts.length === 0 ? ['ninguna fila'] : parts);
};
