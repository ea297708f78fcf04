import type { DataProvider, RaRecord } from 'ra-core';
import type { Reading } from './ExportMenu';

const LARGEST_PAGE = 1000;

type Asked = Pick<Parameters<DataProvider['getList']>[1], 'filter' | 'sort'>;

/** The records of a list, of all its pages. */
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
