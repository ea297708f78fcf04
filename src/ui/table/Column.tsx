import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core';
import {
  Children,
  createContext,
  createElement,
  isValidElement,
  type Key,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { type DataTableColumnProps, DataTable as RaDataTable } from 'react-admin';

type Look =
  | 'className'
  | 'cellClassName'
  | 'headerClassName'
  | 'sx'
  | 'cellSx'
  | 'padding'
  | 'size'
  | 'variant';

/** The fields of a known record; any text of an unknown one. */
type Source<T> = Extract<keyof T, string>;

export interface ColumnProps<T extends object = RaRecord>
  extends Omit<DataTableColumnProps<T>, Look | 'ref' | 'sortDirection' | 'source'> {
  source?: NoInfer<Source<T>>;
  linkTo?: (record: T) => string | undefined;
  'data-card'?: string;
  'data-label'?: string;
  'data-leads'?: boolean;
  'data-line'?: boolean;
  'data-menu'?: boolean;
  'data-whole'?: boolean;
}

export type ColumnElement = ReactElement<ColumnProps>;

/** In rendered of DataTable.Col: cells without the layers of react-admin and MUI. */
export const Column = memo(({ linkTo, ...props }: ColumnProps) => {
  const rendered = useDataTableRenderContext();
  const record = useRecordContext();
  const isHidden = useHiddenColumns().includes(keyOf(props));
  if (rendered === 'header' || rendered === 'columnsSelector') return <RaDataTable.Col {...props} />;

  return isHidden || !record ? null : cellOf({ linkTo, ...props }, record);
}) as <T extends object = RaRecord>(props: ColumnProps<T>) => ReactElement;

const HiddenColumns = createContext<readonly string[]>([]);

/** Read once per table, not per cell. */
export const HiddenColumnsProvider = HiddenColumns.Provider;
export const useHiddenColumns = () => useContext(HiddenColumns);

/** react-admin's key of hidden columns. */
export const keyOf = ({ source, label }: Pick<ColumnProps, 'source' | 'label'>) => source ?? String(label);

export const columnsOf = (children: ReactNode) =>
  Children.toArray(children).filter((child): child is ColumnElement => isValidElement(child));

export const useShownColumns = (children: ReactNode) => {
  const hidden = useHiddenColumns();

  return useMemo(
    () => columnsOf(children).filter(({ props }) => !hidden.includes(keyOf(props))),
    [children, hidden],
  );
};

/** The cards of a phone (`display: block`) lose the roles of a table. */
export const ROW = { role: 'row', className: 'MuiTableRow-root' };
export const CELL = { role: 'cell', className: 'MuiTableCell-root' };

export const contentOf = ({ source = '', field, render, children }: ColumnProps, record: RaRecord) =>
  children ??
  (render ? render(record) : field ? createElement(field, { source }) : String(record[source] ?? ''));

/** A function, not a component: a list has hundreds of cells. The table handles the plain link. */
export const cellOf = (column: ColumnProps, record: RaRecord, key?: Key | null) => {
  const { source, label, field, render, children, disableSort, sortByOrder, linkTo, align, ...rest } = column;
  const content = contentOf(column, record);
  const href = linkTo?.(record);
  // A cell of one line cuts a long text.
  const title = rest['data-line'] && typeof content === 'string' ? content : undefined;
  const className = align === 'right' ? `${CELL.className} MuiTableCell-alignRight` : CELL.className;

  return (
    <td key={key} {...CELL} className={className} title={title} {...rest}>
      {href ? <a href={href}>{content}</a> : content}
    </td>
  );
};
