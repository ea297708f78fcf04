import type { Cell } from './cell';
import { toCsv } from './csv';

export interface ExportColumn<T> {
  label: string;
  text: (row: T) => Cell;
}

export interface Days {
  from?: string;
  to?: string;
}

interface Exported<T> {
  /** The name of the business: the name of the file begins with it. */
  negocio?: string;
  name: string;
  days?: Days;
  columns: readonly ExportColumn<T>[];
  rows: readonly T[];
  foot?: readonly Cell[];
}

export type ExportKind = 'xlsx' | 'csv';

export const exportRows = async <T>(
  { negocio = '', name, days, columns, rows, foot }: Exported<T>,
  kind: ExportKind,
): Promise<void> => {
  const cells: Cell[][] = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
    ...(foot ? [[...foot]] : []),
  ];
  const file =
    kind === 'csv'
      ? new Blob([toCsv(cells)], { type: 'text/csv' })
      : await (await import('./xlsx')).toXlsx(name, cells);

  const begin = [fileText(negocio), name].filter(Boolean).join(' ');
  download(file, `${begin}${daysText(days)}.${kind}`);
};

/** Without what a file system refuses. */
const fileText = (negocio: string) => negocio.replace(/[\\/:*?"<>|\s]+/g, ' ').trim();

const daysText = ({ from = '', to = '' }: Days = {}) => {
  if (from && to) return ` ${from} a ${to}`;

  return (from && ` desde ${from}`) || (to && ` hasta ${to}`);
};

const download = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
};
