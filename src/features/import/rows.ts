import { type Celda, type Fila, type Importada, repeats } from '../../../contract/importar';
import type { Line } from '../../format/import/line';
import { counted } from '../../format/text';
import type { FindReference } from '../../ui/fields/cells';
import { readCell } from './readCell';
import type { Target } from './targets';

interface Cell {
  text: string;
  value?: Celda;
  error?: string;
}

export interface ImportRow {
  fila: number;
  isHidden: boolean;
  cells: Readonly<Record<string, Cell>>;
  outcome?: Fila;
}

/** `at` is the index of the column. */
export type Filled = readonly (Target & { at: number })[];

export const readLine = (
  { number, cells, isHidden = false }: Line,
  filled: Filled,
  find: FindReference,
): ImportRow => ({
  fila: number,
  isHidden,
  cells: Object.fromEntries(
    filled.map(({ source, field, at }) => [source, cellOf(field, cells[at] ?? '', find)]),
  ),
});

/** An empty cell leaves the record's value unchanged. */
const cellOf = (field: Target['field'], text: string, find: FindReference): Cell =>
  text === '' ? { text } : { text, ...readCell({ field, text }, find) };

export const refuseRepeated = (rows: readonly ImportRow[], key: readonly string[]): ImportRow[] => {
  const first = new Map<string, number>();
  const keys = key.length === 0 || key.includes('id') ? [['id']] : [['id'], key];

  return rows.map((row) => {
    let { cells } = row;
    for (const sources of keys) {
      const values = sources.map((source) => row.cells[source]?.value);
      if (values.some((value) => value === undefined)) continue;
      const name = JSON.stringify([sources, values.map((value) => String(value).toLowerCase())]);
      const before = first.get(name);
      first.set(name, before ?? row.fila);
      const [source = ''] = sources;
      if (before === undefined) continue;
      cells = { ...cells, [source]: { text: '', ...cells[source], error: repeats(before) } };
    }

    return cells === row.cells ? row : { ...row, cells };
  });
};

/** Parse errors come before errors of the API. */
export const errorOf = ({ cells, outcome }: ImportRow, source: string): string | undefined =>
  cells[source]?.error ?? outcome?.errores.find(({ campo }) => campo === source)?.texto;

export const rowErrors = ({ cells, outcome }: ImportRow, labelOf: (source: string) => string): string[] =>
  (outcome?.errores ?? [])
    .filter(({ campo }) => !(campo in cells))
    .map(({ campo, texto }) => (campo === '' ? texto : `${labelOf(campo)}: ${texto}`));

export const isFaulty = ({ cells, outcome }: ImportRow): boolean =>
  (outcome?.errores.length ?? 0) > 0 || Object.values(cells).some(({ error }) => error !== undefined);

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
