import {
  type DataProvider,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
} from 'ra-core';
import type { ExportKind } from '../../format/exportRows';
import { useSectionOptions } from '../fields/useSectionOptions';
import { useSaveRows } from './useSaveRows';

const LARGEST_PAGE = 1000;
/** Ids in an address, which must not grow without end. */
const IDS_AT_ONCE = 200;

/** Saves rows of the list around it under the labels of the section's fields; what it is filtered by, of all pages, or those chosen. */
export const useExport = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const saveRows = useSaveRows();
  const { resource, filterValues: filter, sort } = useListContext();
  const { fields } = useSectionOptions(resource);
  const sources = Object.keys(fields).filter((source) => fields[source]?.inList !== false);

  return async (kind: ExportKind, ids?: readonly Identifier[]): Promise<void> => {
    try {
      const rows = ids
        ? await readMany(dataProvider, resource, ids)
        : await readAll(dataProvider, resource, { filter, sort });
      await saveRows(kind, { name: resource, sources, rows });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
};

type Asked = Pick<Parameters<DataProvider['getList']>[1], 'filter' | 'sort'>;

const readAll = async (dataProvider: DataProvider, resource: string, asked: Asked): Promise<RaRecord[]> => {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: LARGEST_PAGE };
    const { data, total = 0 } = await dataProvider.getList(resource, { ...asked, pagination });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
};

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
