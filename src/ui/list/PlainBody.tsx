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
import { Children, isValidElement, memo, type ReactNode, useMemo } from 'react';
import { isAnnulled } from '../../../contract/rest';
import { Column, type ColumnElement, useHiddenColumns } from './Column';
import { cellOf, keyOf } from './cells';
import { useRowClicks } from './useRowClicks';

interface BodyProps {
  children?: ReactNode;
}

/** The columns without those that the user has put away. */
export const useShownColumns = (children: ReactNode) => {
  const hidden = useHiddenColumns();

  return useMemo(
    () => columnsOf(children).filter(({ props }) => !hidden.includes(keyOf(props))),
    [children, hidden],
  );
};

const columnsOf = (children: ReactNode) =>
  Children.toArray(children).filter((child): child is ColumnElement => isValidElement(child));

/**
 * In place of react-admin's DataTableBody: plain rows, each of which is drawn again only when its record, its columns or
 * its box change, and one listener for all of them.
 */
const Body = ({ children }: BodyProps) => {
  const rows = useDataTableDataContext() ?? [];
  const chosen = useDataTableSelectedIdsContext() ?? [];
  const { hasBulkActions, hover = true } = useDataTableConfigContext();
  const { isRowSelectable, rowClick } = useDataTableCallbacksContext();
  const { hasEdit, hasShow } = useResourceDefinition();
  const columns = useShownColumns(children);
  const onClick = useRowClicks(rows);
  const isClickable = rowClick ?? (hasEdit || hasShow);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the links and boxes of the rows
    <tbody
      // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the roles of a table away.
      role="rowgroup"
      className="RaDataTable-tbody"
      data-hover={hover || undefined}
      data-clickable={Boolean(isClickable) || undefined}
      onClick={onClick}
    >
      {rows.map((record) => (
        <PlainRow
          key={record.id}
          record={record}
          columns={columns}
          hasBox={hasBulkActions}
          isChosen={hasBulkActions && chosen.includes(record.id)}
          isLocked={hasBulkActions && isRowSelectable?.(record) === false}
        />
      ))}
    </tbody>
  );
};

/** In an order of the user's own, react-admin makes the array of the columns again each time. */
const hasSameColumns = (before: BodyProps, now: BodyProps) => {
  const [old, fresh] = [columnsOf(before.children), columnsOf(now.children)];

  return old.length === fresh.length && old.every(({ props }, index) => props === fresh[index]?.props);
};

export const PlainBody = memo(Body, hasSameColumns);

interface PlainRowProps {
  record: RaRecord;
  columns: readonly ColumnElement[];
  hasBox?: boolean;
  isChosen?: boolean;
  isLocked?: boolean;
}

export const PlainRow = memo(({ record, columns, hasBox, isChosen, isLocked }: PlainRowProps) => (
  <RecordContextProvider value={record}>
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the roles of a table away.
      role="row"
      className="MuiTableRow-root"
      data-id={record.id}
      data-annulled={isAnnulled(record) || undefined}
    >
      {hasBox && (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <td role="cell" className="MuiTableCell-root MuiTableCell-paddingCheckbox">
          <Box record={record} isChosen={isChosen} isLocked={isLocked} />
        </td>
      )}
      {columns.map((column) => (column.type === Column ? cellOf(column.props, record, column.key) : column))}
    </tr>
  </RecordContextProvider>
));

/** Named by its row, so that an ear can tell it from the others; the listener of the body chooses. */
const Box = ({ record, isChosen, isLocked }: Pick<PlainRowProps, 'record' | 'isChosen' | 'isLocked'>) => {
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
