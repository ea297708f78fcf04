import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import { isAnnulled } from '../../../contract/rest';
import type { Days } from '../../format/export/exportRows';
import type { SectionOptions } from '../section/useSectionOptions';
import type { Reading } from './ExportMenu';
import { readAll } from './readAll';

/** Ids in an address, which must not grow without end. */
const IDS_AT_ONCE = 200;

type Asked = Pick<Parameters<DataProvider['getList']>[1], 'filter' | 'sort'>;

interface Exported extends Asked {
  resource: string;
  fields: SectionOptions['fields'];
  /** Those chosen; all that is filtered unless told. */
  ids?: readonly Identifier[];
  reading: Reading;
}

/** What a file of a list holds: its rows of all pages, the fields that are its columns, and the days it is narrowed to. */
export const readExported = async (
  dataProvider: DataProvider,
  { resource, fields, ids, filter, sort, reading }: Exported,
) => {
  const rows = ids
    ? await readMany(dataProvider, resource, ids)
    : await readAll(dataProvider, resource, { filter, sort }, reading);
  // A file says of each row whether it counts.
  const isMarked = rows.some(isAnnulled);
  const sources = Object.keys(fields).filter(
    (source) => fields[source]?.inList !== false || (isMarked && source === 'estado'),
  );

  // What was chosen may lie outside of the days that are shown.
  return { rows, sources, days: ids ? undefined : daysOf(fields, filter) };
};

/** The range of days by which a list is narrowed. */
const daysOf = (fields: SectionOptions['fields'], filter: Readonly<Record<string, string>>) =>
  Object.keys(fields)
    .filter((source) => fields[source]?.kind === 'date')
    .map((source): Days => ({ from: filter[`${source}_gte`], to: filter[`${source}_lte`] }))
    .find(({ from, to }) => from || to);

const readMany = async (
  dataProvider: DataProvider,
  resource: string,
  ids: readonly Identifier[],
): Promise<RaRecord[]> => {
  const rows: RaRecord[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const { data } = await dataProvider.getMany(resource, { ids: ids.slice(at, at + IDS_AT_ONCE) });
    rows.push(...data);
  }

  return rows;
};
