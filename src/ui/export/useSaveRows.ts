import { type RaRecord, useNotify, useResourceDefinitions } from 'ra-core';
import { type ExportKind, exportRows } from '../../format/exportRows';
import { cellOf, type NameOf, personText } from '../fields/cellOf';
import { useSectionOptions } from '../fields/useSectionOptions';
import type { Sums } from '../list/SumsFoot';

export type Row = Readonly<Record<string, unknown>>;

interface Saved {
  /** Of the file, without its ending. */
  name: string;
  /** The fields that are its columns. */
  sources: readonly string[];
  rows: readonly Row[];
  /** Of the TOTAL that closes it. */
  sums?: Sums;
}

/** Saves rows as a file, under the labels of the section's fields. */
export const useSaveRows = () => {
  const notify = useNotify();
  const { fields } = useSectionOptions();
  const definitions = useResourceDefinitions();

  const nameOf: NameOf = (name, record) => {
    const { recordRepresentation } = definitions[name] ?? {};

    return typeof recordRepresentation === 'function'
      ? String(recordRepresentation(record as RaRecord))
      : personText(record);
  };

  return async (kind: ExportKind, { name, sources, rows, sums }: Saved): Promise<void> => {
    const columns = sources.flatMap((source) => {
      const field = fields[source];
      const text = (row: Row) => (field && row[source] !== '' ? cellOf(field, row, source, nameOf) : '');

      return field ? [{ source, label: (field.heading ?? field.label).toUpperCase(), text }] : [];
    });
    const foot =
      sums &&
      columns.map(({ source, text }, index) => (index === 0 ? 'TOTAL' : source in sums ? text(sums) : ''));

    await exportRows({ name, columns, rows, foot }, kind).catch(() =>
      notify('No se pudo guardar el archivo. Vuelva a intentarlo.', { type: 'error' }),
    );
  };
};
