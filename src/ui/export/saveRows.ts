import type { Cell } from '../../format/export/cell';
import { type Days, type ExportKind, exportRows } from '../../format/export/exportRows';
import type { Field } from '../fields/field';
import { type FileTexts, kindCells, type Row } from '../fields/kindCells';
import type { Sums } from '../list/SumsFoot';
import type { SectionOptions } from '../section/useSectionOptions';

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

type Says = FileTexts & Pick<SectionOptions, 'fields'>;

/** Writes rows as a file, with the labels of the section's fields; load it lazily. */
export const saveRows = (
  kind: ExportKind,
  { name, days, sources, rows, sums }: Saved,
  { fields, ...texts }: Says,
): Promise<void> => {
  const columns = sources.flatMap((source) => {
    const field = fields[source];
    if (!field) return [];
    const text = (row: Row) => cellOf(field, row, source, texts);

    return [{ source, label: (field.heading ?? field.label).toUpperCase(), text }];
  });
  const foot =
    sums &&
    columns.map(({ source, text }, index) => (index === 0 ? 'TOTAL' : source in sums ? text(sums) : ''));

  return exportRows({ name, days, columns, rows, foot }, kind);
};

/** The cell of a field: numbers and days as such, names as people read them, pictures by their addresses. */
const cellOf = (field: Field, row: Row, source: string, texts: FileTexts): Cell => {
  const value = row[source];
  if (value === '') return '';
  if (field.format) return field.format(value, row);
  const { toCell } = kindCells[field.kind];
  if (toCell) return toCell(value, { ...texts, field, row, source });

  return typeof value === 'number' ? value : String(value ?? '');
};
