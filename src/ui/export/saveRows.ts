import { type Days, type ExportKind, exportRows } from '../../format/export/exportRows';
import type { Sums } from '../list/SumsFoot';
import type { SectionOptions } from '../section/useSectionOptions';
import { fileCellOf, type Row } from './fileCell';

export interface Saved {
  /** Without its ending. */
  name: string;
  /** The days of the filter. */
  days?: Days;
  /** The fields that are its columns. */
  sources: readonly string[];
  rows: readonly Row[];
  /** For its TOTAL. */
  sums?: Sums;
}

type Says = Parameters<typeof fileCellOf>[3] & Pick<SectionOptions, 'fields'>;

/** Writes rows as a file, with the labels of the section's fields; load it lazily. */
export const saveRows = (
  kind: ExportKind,
  { name, days, sources, rows, sums }: Saved,
  { fields, ...says }: Says,
): Promise<void> => {
  const columns = sources.flatMap((source) => {
    const field = fields[source];
    const text = (row: Row) => (field && row[source] !== '' ? fileCellOf(field, row, source, says) : '');

    return field ? [{ source, label: (field.heading ?? field.label).toUpperCase(), text }] : [];
  });
  const foot =
    sums &&
    columns.map(({ source, text }, index) => (index === 0 ? 'TOTAL' : source in sums ? text(sums) : ''));

  return exportRows({ name, days, columns, rows, foot }, kind);
};
