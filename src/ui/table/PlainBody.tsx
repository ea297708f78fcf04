import {
  type RaRecord,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useResourceDefinition,
  useTranslate,
} from 'ra-core';
import { memo, type ReactNode } from 'react';
import { isAnnulled } from '../../../contract/rest';
import { Column, type ColumnElement, cellOf, columnsOf, useShownColumns } from './Column';
import { useRowClicks } from './useRowClicks';

interface BodyProps {
  children?: ReactNode;
}

const Body = ({ children }: BodyProps) => {
  const { group, rows } = useTableRows();
  const columns = useShownColumns(children);

  return (
    <tbody className="RaDataTable-tbody" {...group}>
      {rows.map((row) => (
        <PlainRow key={row.record.id} {...row} columns={columns} />
      ))}
    </tbody>
  );
};

/** The rows of the table around, and the props of the element that they stand in. */
export const useTableRows = () => {
  const records = useDataTableDataContext() ?? [];
  const chosen = useDataTableSelectedIdsContext() ?? [];
  const { hasBulkActions, hover = true } = useDataTableConfigContext();
  const { isRowSelectable, rowClick } = useDataTableCallbacksContext();
  const { hasEdit, hasShow } = useResourceDefinition();

  return {
    group: {
      'data-hover': hover || undefined,
      'data-clickable': Boolean(rowClick ?? (hasEdit || hasShow)) || undefined,
      ...useRowClicks(records),
    },
    rows: records.map(
      (record): TableRow => ({
        record,
        hasBox: hasBulkActions,
        isChosen: hasBulkActions && chosen.includes(record.id),
        isLocked: hasBulkActions && isRowSelectable?.(record) === false,
      }),
    ),
  };
};

/** If the user has ordered the columns, react-admin makes a new array at each render. */
const hasSameColumns = (before: BodyProps, now: BodyProps) => {
  const [old, fresh] = [columnsOf(before.children), columnsOf(now.children)];

  return old.length === fresh.length && old.every(({ props }, index) => props === fresh[index]?.props);
};

/** In place of DataTableBody: plain rows, and one listener for all clicks. */
export const PlainBody = memo(Body, hasSameColumns);

export interface TableRow {
  record: RaRecord;
  hasBox?: boolean;
  isChosen?: boolean;
  isLocked?: boolean;
}

interface PlainRowProps extends TableRow {
  columns: readonly ColumnElement[];
}

/** Renders only if its record, columns or checkbox change. */
export const PlainRow = memo(({ record, columns, hasBox, isChosen, isLocked }: PlainRowProps) => (
  <RecordContextProvider value={record}>
    <tr className="MuiTableRow-root" data-id={record.id} data-annulled={isAnnulled(record) || undefined}>
      {hasBox && (
        <td className="MuiTableCell-root MuiTableCell-paddingCheckbox">
          <RowCheckbox record={record} isChosen={isChosen} isLocked={isLocked} />
        </td>
      )}
      {columns.map((column) => (column.type === Column ? cellOf(column.props, record, column.key) : column))}
    </tr>
  </RecordContextProvider>
));

/** The listener of the group handles the click. */
export const RowCheckbox = ({ record, isChosen, isLocked }: Omit<TableRow, 'hasBox'>) => {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation();

  return (
    <input
      type="checkbox"
      aria-label={`${translate('ra.action.select_row')}: ${nameOf(record)}`}
      checked={isChosen && !isLocked}
      disabled={isLocked}
      readOnly
    />
  );
};
