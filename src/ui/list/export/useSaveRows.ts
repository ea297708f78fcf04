import { type RaRecord, useResourceDefinitions } from 'ra-core';
import type { Cell } from '../../../format/export/cell';
import { type Days, type ExportKind, exportRows } from '../../../format/export/exportRows';
import { personText } from '../../../format/text';
import { negocioOfPage } from '../../../http/negocio';
import type { ShownField } from '../../../section/field';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { proofUrl } from '../../base/proofUrl';
import type { FileTexts, Row } from '../../fields/cells';
import { kinds } from '../../fields/kinds';
import type { Sums } from '../../table/SumsFoot';

interface SavedFile {
  /** Without extension. */
  name: string;
  days?: Days;
  sources: readonly string[];
  rows: readonly Row[];
  sums?: Sums;
}

export const useSaveRows = () => {
  const { fields } = useSectionOptions();
  const definitions = useResourceDefinitions();
  const texts: FileTexts = {
    nameOf: (name, record) => {
      const { recordRepresentation } = definitions[name] ?? {};

      return typeof recordRepresentation === 'function'
        ? String(recordRepresentation(record as RaRecord))
        : personText(record);
    },
    // Absolute: a file has no page.
    urlOf: (path) => new URL(proofUrl(path), window.location.origin).href,
  };

  return async (kind: ExportKind, { sources, sums, ...saved }: SavedFile): Promise<void> => {
    const columns = sources.flatMap((source) => {
      const field = fields[source];
      if (!field || field.isExported === false) return [];
      const text = (row: Row) => cellOf(field, row, source, texts);

      return [{ source, label: (field.heading ?? field.label).toUpperCase(), text }];
    });
    const foot =
      sums &&
      columns.map(({ source, text }, index) => (index === 0 ? 'TOTAL' : source in sums ? text(sums) : ''));

    await exportRows({ ...saved, negocio: negocioOfPage(), columns, foot }, kind).catch(() =>
      Promise.reject(new Error('No se pudo guardar el archivo. Vuelva a intentarlo.')),
    );
  };
};

/** Numbers and days stay such; names as displayed, pictures as addresses. */
const cellOf = (field: ShownField, row: Row, source: string, texts: FileTexts): Cell => {
  const value = row[source];
  if (value === '') return '';
  if (field.format) return field.format(value, row);
  const { toCell } = kinds[field.kind];
  if (toCell) return toCell(value, { ...texts, field, row, source });

  return typeof value === 'number' ? value : String(value ?? '');
};
