import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core';
import { createContext, createElement, memo, type ReactElement, useContext } from 'react';
import { type DataTableColumnProps, DataTable as RaDataTable } from 'react-admin';

/** The columns that the user has put away: read once a table, not once a cell. */
const HiddenColumns = createContext<readonly string[]>([]);

export const HiddenColumnsProvider = HiddenColumns.Provider;
export const useHiddenColumns = () => useContext(HiddenColumns);

/** The look of a cell is the table's: no class and no style of its own. */
type Look =
  | 'className'
  | 'cellClassName'
  | 'headerClassName'
  | 'sx'
  | 'cellSx'
  | 'padding'
  | 'size'
  | 'variant';
type ColumnProps<T extends object = RaRecord> = Omit<DataTableColumnProps<T>, Look | 'ref' | 'sortDirection'>;

/**
 * In place of DataTable.Col, which it is everywhere but in rows: there a plain cell. The layers that react-admin and MUI
 * put around each are most of the work of a list.
 */
export const Column = memo((props: ColumnProps) =>
  useDataTableRenderContext() === 'data' ? <Cell {...props} /> : <RaDataTable.Col {...props} />,
) as <T extends object = RaRecord>(props: ColumnProps<T>) => ReactElement;

const Cell = ({
  source = '',
  label,
  field,
  render,
  children,
  align,
  disableSort,
  sortByOrder,
  ...props
}: ColumnProps) => {
  const record = useRecordContext();
  const isHidden = useHiddenColumns().includes(source || String(label));
  if (isHidden || !record) return null;

  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the roles of a table away.
      role="cell"
      className={align === 'right' ? 'MuiTableCell-root MuiTableCell-alignRight' : 'MuiTableCell-root'}
      {...props}
    >
      {children ??
        (render ? render(record) : field ? createElement(field, { source }) : String(record[source] ?? ''))}
    </td>
  );
};
