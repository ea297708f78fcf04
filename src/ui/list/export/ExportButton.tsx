import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { isAnnulled } from '../../../../contract/rest';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import type { Days } from '../../../format/export/exportRows';
import { type SectionOptions, useSectionOptions } from '../../../section/useSectionOptions';
import { useShownSources } from '../../table/ShownColumns';
import { type ExportChoice, ExportMenu } from './ExportMenu';
import { type Reading, readAll, readMany } from './readRows';
import { useSaveRows } from './useSaveRows';

/** In place of react-admin's: XLSX or CSV of all pages, as displayed, without live formulas. */
export const ExportButton = () => (
  <ExportMenu disabled={!useListContext().total} offersAllFields onChoose={useExport()} />
);

/** In place of react-admin's: the selected rows. */
export const BulkExportButton = () => {
  const { selectedIds } = useListContext();
  const save = useExport();

  return <ExportMenu onChoose={({ kind }, reading) => save({ kind, ids: selectedIds }, reading)} />;
};

interface Export extends ExportChoice {
  /** All rows of the list by default. */
  ids?: readonly Identifier[];
}

const useExport = () => {
  const dataProvider = useDataProvider();
  const saveRows = useSaveRows();
  const { api_local, role } = useUsuarioActual();
  const { resource, filterValues: filter, sort } = useListContext();
  const { fields, list, label } = useSectionOptions(resource);
  const shown = useShownSources();

  const allIn = (rows: readonly RaRecord[]) =>
    Object.keys(fields).filter(
      (source) =>
        (fields[source]?.visibleTo?.includes(role) ?? true) && rows.some((row) => row[source] !== undefined),
    );

  return async ({ kind, hasAllFields, ids }: Export, reading: Reading): Promise<void> => {
    const rows = ids
      ? await readMany(dataProvider, resource, ids, reading)
      : await readAll(dataProvider, resource, { filter, sort, isOwnApi: api_local, ...reading });
    reading.signal?.throwIfAborted();
    // A table of react-admin names no columns.
    const columns = shown.current.length > 0 ? shown.current : list;
    const sources = new Set(hasAllFields ? allIn(rows) : columns);
    if (rows.some(isAnnulled)) sources.add('estado');
    const name = label.toLowerCase() || resource;
    // Selected rows may lie outside the filter.
    await saveRows(kind, {
      name,
      rows,
      sources: [...sources],
      days: ids ? undefined : daysOf(fields, filter),
    });
  };
};

const daysOf = (fields: SectionOptions['fields'], filter: Readonly<Record<string, string>>) =>
  Object.keys(fields)
    .map((source): Days => ({ from: filter[`${source}_gte`], to: filter[`${source}_lte`] }))
    .find(({ from, to }) => from || to);
