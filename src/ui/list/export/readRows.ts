import type { DataProvider, Identifier, RaRecord } from 'ra-core';

/** URLs have a maximum length. */
const IDS_AT_ONCE = 400;
const LARGEST_PAGE = 1000;

type Asked = Pick<Parameters<DataProvider['getList']>[1], 'filter' | 'sort'>;

export interface Reading {
  /** Ends it between two pages. */
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** In the order of the ids. */
export const readMany = async <T extends RaRecord = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  ids: readonly Identifier[],
  { signal, onProgress }: Reading = {},
): Promise<T[]> => {
  const rows: T[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    signal?.throwIfAborted();
    onProgress?.(at, ids.length);
    const some = ids.slice(at, at + IDS_AT_ONCE);
    const { data } = await dataProvider.getMany<T>(resource, { ids: some });
    const byId = new Map(data.map((row) => [String(row.id), row]));
    rows.push(...some.flatMap((id) => byId.get(String(id)) ?? []));
  }

  return rows;
};

interface All extends Asked, Reading {
  /** Other hosts do not list ids. */
  isOwnApi?: boolean;
}

/** Each record once, whatever others write meanwhile: pages shift, so more than one page is read by its ids. */
export const readAll = async <T extends RaRecord = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  { filter, sort, isOwnApi, signal, onProgress }: All,
): Promise<T[]> => {
  const asked = { filter, sort, signal };
  const page = async (page: number) => {
    const pagination = { page, perPage: LARGEST_PAGE };

    return dataProvider.getList<T>(resource, { ...asked, pagination });
  };
  const { data, total = 0 } = await page(1);
  if (data.length >= total) return data;
  const ids: readonly Identifier[] | undefined = isOwnApi
    ? await dataProvider.getIds(resource, asked)
    : undefined;

  return ids
    ? readMany<T>(dataProvider, resource, ids, { signal, onProgress })
    : readPages(data, total, page, { signal, onProgress });
};

/** For sections that do not list ids: no record twice. */
const readPages = async <T extends RaRecord>(
  first: readonly T[],
  total: number,
  page: (page: number) => Promise<{ data: T[] }>,
  { signal, onProgress }: Reading,
): Promise<T[]> => {
  const rows = new Map(first.map((row) => [row.id, row]));
  for (let at = 2; (at - 1) * LARGEST_PAGE < total; at++) {
    signal?.throwIfAborted();
    onProgress?.((at - 1) * LARGEST_PAGE, total);
    for (const row of (await page(at)).data) rows.set(row.id, row);
  }

  return [...rows.values()];
};
