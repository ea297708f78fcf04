import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core';
import { createContext, memo, type ReactElement, useContext } from 'react';
import { DataTable as RaDataTable } from 'react-admin';
import { type ColumnProps, cellOf, keyOf } from './cells';

/** The columns that the user has put away: read once a table, not once a cell. */
const HiddenColumns = createContext<readonly string[]>([]);

export const HiddenColumnsProvider = HiddenColumns.Provider;
export const useHiddenColumns = () => useContext(HiddenColumns);

/** In place of DataTable.Col: in rows and below them a plain cell, without the layers of react-admin's and MUI's. */
export const Column = memo(({ linkTo, ...props }: ColumnProps) => {
  const place = useDataTableRenderContext();
  const record = useRecordContext();
  const isHidden = useHiddenColumns().includes(keyOf(props));
  if (place === 'header' || place === 'columnsSelector') return <RaDataTable.Col {...props} />;

  return isHidden || !record ? null : cellOf({ linkTo, ...props }, record);
}) as <T extends object = RaRecord>(props: ColumnProps<T>) => ReactElement;

export type ColumnElement = ReactElement<ColumnProps>;
