import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import { isValidElement } from 'react';
import { Column, type ColumnElement, contentOf, keyOf, useHiddenColumns } from './Column';
import { RowMenu } from './RowMenu';

/** On a phone, columns of actions become one menu. */
export const joinActions = (columns: ColumnElement[], { isPhone }: { isPhone: boolean }): ColumnElement[] => {
  const actions = columns.filter(({ props }) => props['data-card'] === 'action');
  if (!isPhone || actions.length < 2) return columns;

  return [
    ...columns.filter((column) => !actions.includes(column)),
    <Column key="menu" label="Acciones" data-card="action" data-menu data-label="Acciones" disableSort>
      <CardActions columns={actions} />
    </Column>,
  ];
};

/** The columns of a menu, or the column itself. */
export const columnsIn = (column: ColumnElement): readonly ColumnElement[] => {
  const { children } = column.props;

  return isValidElement<CardActionsProps>(children) && children.type === CardActions
    ? children.props.columns
    : [column];
};

interface CardActionsProps {
  columns: readonly ColumnElement[];
}

const CardActions = ({ columns }: CardActionsProps) => {
  const record = useRecordContext();
  const hidden = useHiddenColumns();
  const shown = columns.filter(({ props }) => !hidden.includes(keyOf(props)));

  return (
    record && (
      <RowMenu>
        {shown.map(({ props }) => (
          <Stack key={keyOf(props)}>{contentOf(props, record)}</Stack>
        ))}
      </RowMenu>
    )
  );
};
