import type { ReactNode } from 'react';
import type { Cell } from '../../format/cell';
import type { ExportColumn } from '../../format/exportRows';
import { formatMoney } from '../../format/money';

/** Cents, a count or a percentage; '' for none, and a text where the column has no kind. */
export type ReportValue = string | number;

export interface ReportColumn<T> {
  label: string;
  /** Its place where the row becomes a card on a phone; a line with its label unless told. */
  card?: 'title' | 'value' | 'action';
  /** Never broken into lines: a number, a date, a known word. */
  isWhole?: boolean;
  kind?: 'money' | 'count' | 'percent';
  value: (row: T) => ReportValue;
  /** What the closing rows hold, of the rows above them; a sum of money and counts unless told. */
  total?: (rows: readonly T[]) => ReportValue;
  /** Where a cell shows more than its value: a link. */
  cell?: (row: T) => ReactNode;
  /** A word below the head, and what it stands for. */
  mark?: { text: string; title: string };
}

export interface ReportGroup<T> {
  /** Stands above its rows; none: rows without a heading. */
  title?: string;
  rows: readonly T[];
}

/** A sheet or a report: screen, print and export are all made of this. */
export interface Report<T> {
  /** What the table is called where it cannot be seen. */
  label: string;
  columns: readonly ReportColumn<T>[];
  groups: readonly ReportGroup<T>[];
  /** What a group is, in the export: PROMOTOR. */
  groupLabel?: string;
  /** What stands before the title of a group in the row that closes it; none: groups are not added up. */
  subtotal?: string;
  /** The word of the closing row, TOTAL unless told; '' for none. */
  total?: string;
}

export const rowsOf = <T>({ groups }: Report<T>): T[] => groups.flatMap(({ rows }) => rows);

/** Rows that share a key, under the title of their first one, in the order of their first ones. */
export const groupRows = <T>(
  rows: readonly T[],
  keyOf: (row: T) => number,
  titleOf: (row: T) => string,
): ReportGroup<T>[] => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }

  return [...groups.values()].map((group) => ({ title: group.slice(0, 1).map(titleOf).join(), rows: group }));
};

export const sum = <T>(rows: readonly T[], value: (row: T) => ReportValue): number =>
  rows.reduce((total, row) => total + Number(value(row)), 0);

/** A column's part of a closing row. */
export const totalOf = <T>({ kind, value, total }: ReportColumn<T>, rows: readonly T[]): ReportValue => {
  if (total) return total(rows);

  return kind === 'money' || kind === 'count' ? sum(rows, value) : '';
};

/** A value as a person reads it; totals add exact cents and round last. */
export const showValue = <T>({ kind }: ReportColumn<T>, value: ReportValue): string => {
  if (kind === 'percent') return value === '' ? '—' : `${Number(value).toFixed(1)} %`;
  if (value === '') return '';

  return kind === 'money' ? formatMoney(Number(value)) : String(value);
};

/** The parts of a total over a whole in percent; '' where there is no whole. */
export const percentOf = (part: number, whole: number): ReportValue =>
  whole === 0 ? '' : (part / whole) * 100;

/** The rows of an report and its TOTAL, as files hold them. */
export const toExport = <T>({ columns, groups, groupLabel, total = 'TOTAL' }: Report<T>) => {
  const rows = groups.flatMap(({ title = '', rows }) => rows.map((row) => ({ title, row })));
  const all = rows.map(({ row }) => row);
  const exported: ExportColumn<{ title: string; row: T }>[] = columns.map((column) => ({
    label: column.label,
    text: ({ row }) => toCell(column, column.value(row)),
  }));
  const totals = columns.map((column) => toCell(column, totalOf(column, all)));
  const named: ExportColumn<{ title: string; row: T }>[] =
    groupLabel === undefined ? [] : [{ label: groupLabel, text: ({ title }) => title }];

  return {
    columns: [...named, ...exported],
    rows,
    foot: total === '' ? undefined : [total, ...(groupLabel === undefined ? totals.slice(1) : totals)],
  };
};

const toCell = <T>({ kind }: ReportColumn<T>, value: ReportValue): Cell => {
  if (typeof value === 'string') return value;
  if (kind === 'money') return { cents: value };

  return kind === 'percent' ? Math.round(value * 10) / 10 : value;
};
