import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import { isAnnulled } from '../../../contract/rest';
import type { Days } from '../../format/export/exportRows';
import type { SectionOptions } from '../section/useSectionOptions';

/** The length of a URL is limited. */
const IDS_AT_ONCE = 200;
const LARGEST_PAGE = 1000;

export interface Reading {
  signal: AbortSignal;
  /** In rows. */
  onRead: (read: number, total: number) => void;
}

type Asked = Pick<Parameters<DataProvider['getList']>[1], 'filter' | 'sort'>;

interface Exported extends Asked {
  resource: string;
  fields: SectionOptions['fields'];
  /** All rows of the filter by default. */
  ids?: readonly Identifier[];
  reading: Reading;
}

/** The rows of a list on all pages, the fields that are its columns, and the days of its filter. */
export const readExported = async (
  dataProvider: DataProvider,
  { resource, fields, ids, filter, sort, reading }: Exported,
) => {
  const rows = ids
    ? await readMany(dataProvider, resource, ids)
    : await readAll(dataProvider, resource, { filter, sort }, reading);
  const isMarked = rows.some(isAnnulled);
  const sources = Object.keys(fields).filter(
    (source) => fields[source]?.list !== false || (isMarked && source === 'estado'),
  );

  // Chosen rows may lie outside of the days of the filter.
  return { rows, sources, days: ids ? undefined : daysOf(fields, filter) };
};

const daysOf = (fields: SectionOptions['fields'], filter: Readonly<Record<string, string>>) =>
  Object.keys(fields)
    .map((source): Days => ({ from: filter[`${source}_gte`], to: filter[`${source}_lte`] }))
    .find(({ from, to }) => from || to);

const readMany = async (dataProvider: DataProvider, resource: string, ids: readonly Identifier[]) => {
  const rows: RaRecord[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const { data } = await dataProvider.getMany(resource, { ids: ids.slice(at, at + IDS_AT_ONCE) });
    rows.push(...data);
  }

  return rows;
};

/** The records of a list on all pages. */
export const readAll = async <T extends RaRecord = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  asked: Asked,
  { signal, onRead }: Partial<Reading> = {},
): Promise<T[]> => {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: LARGEST_PAGE };
    const { data, total = 0 } = await dataProvider.getList<T>(resource, { ...asked, pagination, signal });
    rows.push(...data);
    onRead?.(rows.length, total);
    if (data.length === 0 || rows.length >= total) return rows;
  }
};
