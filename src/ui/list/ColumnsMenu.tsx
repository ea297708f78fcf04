import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataTableColumnRankContext,
  DataTableRenderContext,
  DataTableStoreContext,
  useStore,
  useTranslate,
} from 'ra-core';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { type ColumnElement, keyOf } from './Column';
import { useColumnsOpening } from './ColumnsButton';

interface ColumnsMenuProps {
  storeKey: string;
  hiddenColumns: readonly string[];
  columns: readonly ColumnElement[];
}

/** In place of react-admin's ColumnsSelector: mounted while it is open, and the last column cannot be hidden. */
export const ColumnsMenu = (props: ColumnsMenuProps) => {
  const [anchorEl, open] = useColumnsOpening();
  const title = useTranslate()('ra.action.select_columns');

  return (
    anchorEl && (
      <Popover
        open
        anchorEl={anchorEl}
        onClose={() => open(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <Content {...props} />
      </Popover>
    )
  );
};

const Content = ({ storeKey, hiddenColumns, columns }: ColumnsMenuProps) => {
  const [ranks, setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  const [hidden, setHidden] = useStore(storeKey, hiddenColumns);
  const translate = useTranslate();
  const shown = columns.filter(({ props }) => !hidden.includes(keyOf(props)));
  const order = columns.map((_, rank) => ranks?.[rank] ?? rank);
  const moveByKey = ({ altKey, key, target }: KeyboardEvent<HTMLElement>) => {
    const row = target instanceof HTMLElement && target.closest('li');
    if (!row || !altKey || !['ArrowUp', 'ArrowDown'].includes(key)) return;
    const moved = Number(row.dataset.index);
    const other = order[order.indexOf(moved) + (key === 'ArrowUp' ? -1 : 1)];
    if (Number.isNaN(moved) || other === undefined) return;
    // React may move the focused row itself, which drops its focus.
    flushSync(() => setRanks(order.map((rank) => (rank === moved ? other : rank === other ? moved : rank))));
    target.focus();
  };
  const reset = () => {
    setRanks(undefined);
    setHidden(hiddenColumns);
  };

  return (
    <DataTableStoreContext value={{ storeKey, defaultHiddenColumns: [...hiddenColumns] }}>
      <DataTableRenderContext value="columnsSelector">
        <Box sx={{ minWidth: 200, px: 1, pt: 1 }}>
          <MenuList onKeyDown={moveByKey} sx={{ pt: 0 }}>
            {order.map((position) => {
              const column = columns[position];
              const isOnly = shown.length === 1 && shown[0] === column;

              return (
                <DataTableColumnRankContext value={position} key={position}>
                  {column && isOnly ? <OnlyColumn {...column.props} /> : column}
                </DataTableColumnRankContext>
              );
            })}
          </MenuList>
          <Typography variant="caption" component="p" sx={{ px: 1, display: { xs: 'none', md: 'block' } }}>
            Alt + ↑ o ↓ mueve la columna
          </Typography>
          <Box sx={{ textAlign: 'center', mb: 1 }}>
            <Button onClick={reset}>{translate('ra.action.reset')}</Button>
          </Box>
        </Box>
      </DataTableRenderContext>
    </DataTableStoreContext>
  );
};

const OnlyColumn = ({ 'data-label': text }: ColumnElement['props']) => (
  <li>
    <FormControlLabel
      disabled
      control={<Switch checked size="small" />}
      label={`${text} (no se puede ocultar la última columna)`}
    />
  </li>
);
