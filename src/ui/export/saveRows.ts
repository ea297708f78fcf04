import { type ExportKind, exportRows } from '../../format/export/exportRows';
import type { SectionOptions } from '../section/useSectionOptions';
import { fileCellOf } from './fileCell';
import type { Row, Saved } from './useSaveRows';

type Says = Parameters<typeof fileCellOf>[3] & Pick<SectionOptions, 'fields'>;

/** Writes rows as a file, in the words of the section's fields; load it lazily. */
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
