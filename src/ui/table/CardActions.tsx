import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import { isValidElement, useState } from 'react';
import { Column, type ColumnElement, contentOf, keyOf, useHiddenColumns } from './Column';

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
  // undefined until the first opening: each card has one.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const record = useRecordContext();
  const hidden = useHiddenColumns();
  const close = () => setAnchor(null);
  if (!record) return null;

  return (
    <>
      <IconButton
        aria-label="Acciones"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      {/* keepMounted: the dialogs of its buttons are its children. */}
      {anchor !== undefined && (
        <Popover
          keepMounted
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={close}
          onClick={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Acciones' } }}
        >
          {columns
            .filter(({ props }) => !hidden.includes(keyOf(props)))
            .map(({ props }) => (
              <Stack key={keyOf(props)} className="actions" sx={style}>
                {contentOf(props, record)}
              </Stack>
            ))}
        </Popover>
      )}
    </>
  );
};

const style = {
  '& > .nothing': { display: 'none' },
  '& .MuiStack-root': { flexDirection: 'column', alignItems: 'stretch' },
  '& :is(a, .MuiButtonBase-root)': {
    justifyContent: 'flex-start',
    minHeight: 44,
    px: 2,
    borderRadius: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& .MuiIconButton-root::after': { content: 'attr(aria-label)', ml: 1 },
};
