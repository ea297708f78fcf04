import type { DataProvider, Identifier, RaRecord } from 'ra-core';

/** URLs have a maximum length. */
const IDS_AT_ONCE = 200;
const LARGEST_PAGE = 1000;

type Asked = Pick<Parameters<DataProvider['getList']>[1], 'filter' | 'sort'>;

export const readMany = async (dataProvider: DataProvider, resource: string, ids: readonly Identifier[]) => {
  const rows: RaRecord[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const { data } = await dataProvider.getMany(resource, { ids: ids.slice(at, at + IDS_AT_ONCE) });
    rows.push(...data);
  }

  return rows;
};

export const readAll = async <T extends RaRecord = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  asked: Asked,
): Promise<T[]> => {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: LARGEST_PAGE };
    const { data, total = 0 } = await dataProvider.getList<T>(resource, { ...asked, pagination });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
};
