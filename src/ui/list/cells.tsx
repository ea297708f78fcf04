import type { RaRecord } from 'ra-core';
import { createElement, type Key } from 'react';
import type { DataTableColumnProps } from 'react-admin';

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

export interface ColumnProps<T extends object = RaRecord>
  extends Omit<DataTableColumnProps<T>, Look | 'ref' | 'sortDirection'> {
  /** Where its text leads to in a row. */
  linkTo?: (record: T) => string | undefined;
  /** Its place on the card of a phone. */
  'data-card'?: string;
  'data-label'?: string;
  'data-leads'?: boolean;
  'data-menu'?: boolean;
  'data-whole'?: boolean;
}

/** By which react-admin keeps that a column is hidden. */
export const keyOf = ({ source, label }: Pick<ColumnProps, 'source' | 'label'>) => source ?? String(label);

/** The content of a column in a row, without its cell. */
export const shownBy = ({ source = '', field, render, children }: ColumnProps, record: RaRecord) =>
  children ??
  (render ? render(record) : field ? createElement(field, { source }) : String(record[source] ?? ''));

/** The cell of a column in a row. Its link is a plain one, which the row's table follows. */
export const cellOf = (column: ColumnProps, record: RaRecord, key?: Key | null) => {
  const { source, label, field, render, children, disableSort, sortByOrder, linkTo, align, ...rest } = column;
  const content = shownBy(column, record);
  const href = linkTo?.(record);

  return (
    <td
      key={key}
      // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the roles of a table away.
      role="cell"
      className={align === 'right' ? 'MuiTableCell-root MuiTableCell-alignRight' : 'MuiTableCell-root'}
      {...rest}
    >
      {href ? <a href={href}>{content}</a> : content}
    </td>
  );
};
