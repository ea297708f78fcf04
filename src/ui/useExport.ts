import {
  type DataProvider,
  type RaRecord,
  useDataProvider,
  useListContext,
  useTranslateLabel,
} from 'ra-core';
import type { Cell } from '../format/cell';
import { type ExportKind, exportRows } from '../format/exportRows';
import type { Reference, RestColumn } from './RestRows';

/** What one answer of a list may hold. */
const LARGEST_PAGE = 1000;
/** Ids in an address, which must not grow without end. */
const IDS_AT_ONCE = 200;

/** Saves what the list around it has filtered, of all pages, under its heads and with the names it refers to. */
export const useExport = <T extends RaRecord<number>>(columns: readonly RestColumn<T>[]) => {
  const dataProvider = useDataProvider();
  const { resource, filterValues: filter, sort } = useListContext<T>();
  const translateLabel = useTranslateLabel();

  return async (kind: ExportKind): Promise<void> => {
    const rows = await readAll<T>(dataProvider, resource, { filter, sort });
    const texts = await Promise.all(columns.map((column) => textOf(dataProvider, column, rows)));

    await exportRows(
      {
        name: resource,
        columns: columns.map(({ source }, index) => ({
          label: String(translateLabel({ source, resource })),
          text: (row: T) => texts[index]?.(row) ?? '',
        })),
        rows,
      },
      kind,
    );
  };
};

type Asked = Pick<Parameters<DataProvider['getList']>[1], 'filter' | 'sort'>;

const readAll = async <T extends RaRecord>(dataProvider: DataProvider, resource: string, asked: Asked) => {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: LARGEST_PAGE };
    const { data, total = 0 } = await dataProvider.getList<T>(resource, { ...asked, pagination });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
};

/** What a column writes into the file: its text, the name it refers to, or the field as it is. */
const textOf = async <T extends RaRecord<number>>(
  dataProvider: DataProvider,
  { source, text, references = [] }: RestColumn<T>,
  rows: readonly T[],
): Promise<(row: T) => Cell> => {
  if (text) return text;
  const names = await Promise.all(references.map((reference) => nameOf(dataProvider, reference, rows)));

  return (row) => names.map((name) => name(row)).find(Boolean) ?? plainCell(row[source]);
};

/** The name that a field of the rows refers to; nothing where it holds no id, or one of nobody. */
const nameOf = async <T extends RaRecord<number>>(
  dataProvider: DataProvider,
  { source, resource, text }: Reference,
  rows: readonly T[],
): Promise<(row: T) => string | undefined> => {
  const ids = [...new Set(rows.map((row) => row[source]).filter((id) => id != null))];
  const names = new Map<string, string>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const { data } = await dataProvider.getMany(resource, { ids: ids.slice(at, at + IDS_AT_ONCE) });
    for (const record of data) names.set(String(record.id), text(record));
  }

  return (row) => names.get(String(row[source]));
};

const plainCell = (value: unknown): Cell => (typeof value === 'number' ? value : String(value ?? ''));
