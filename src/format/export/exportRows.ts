import type { Cell } from './cell';
import { toCsv } from './csv';
import { download } from './download';

export interface ExportColumn<T> {
  label: string;
  text: (row: T) => Cell;
}

/** A range of days; a bound that is left out is open. */
export interface Days {
  from?: string;
  to?: string;
}

interface Exported<T> {
  /** The name of the file begins with it. */
  name: string;
  days?: Days;
  columns: readonly ExportColumn<T>[];
  rows: readonly T[];
  foot?: readonly Cell[];
}

export type ExportKind = 'xlsx' | 'csv';

/** Saves rows as a file under the heads of their columns. */
export const exportRows = async <T>(
  { name, days, columns, rows, foot }: Exported<T>,
  kind: ExportKind,
): Promise<void> => {
  const cells: Cell[][] = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
    ...(foot ? [[...foot]] : []),
  ];

  download(await writers[kind](name, cells), `${name}${daysText(days)}.${kind}`);
};

const daysText = ({ from = '', to = '' }: Days = {}) => {
  if (from && to) return ` ${from} a ${to}`;

  return (from && ` desde ${from}`) || (to && ` hasta ${to}`);
};

const writers: Record<
  ExportKind,
  (name: string, cells: readonly (readonly Cell[])[]) => Promise<Blob> | Blob
> = {
  csv: (_name, cells) => new Blob([toCsv(cells)], { type: 'text/csv' }),
  xlsx: async (name, cells) => {
    const { toXlsx } = await import('./xlsx');

    return toXlsx(name, cells);
  },
};
