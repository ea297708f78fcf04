import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  DataTableColumnRankContext,
  DataTableRenderContext,
  DataTableStoreContext,
  useStore,
  useTranslate,
} from 'ra-core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from 'react-admin';
import { flushSync } from 'react-dom';
import { takeKeys } from '../base/keys';
import { type ColumnElement, type ColumnProps, keyOf, orderOf } from './Column';

type Opening = readonly [anchor: HTMLElement | undefined, open: (anchor?: HTMLElement) => void];

const ColumnsOpening = createContext<Opening>([undefined, () => undefined]);

export const ColumnsProvider = ({ children }: { children: ReactNode }) => (
  <ColumnsOpening value={useState<HTMLElement>()}>{children}</ColumnsOpening>
);

/** In place of react-admin's, which keeps its menu mounted. */
export const ColumnsButton = () => {
  const [anchor, open] = useContext(ColumnsOpening);

  return (
    <Button
      label="ra.action.select_columns"
      aria-haspopup="dialog"
      aria-expanded={anchor !== undefined}
      onClick={({ currentTarget }) => open(currentTarget)}
    >
      <ViewWeekIcon />
    </Button>
  );
};

interface ColumnsMenuProps {
  storeKey: string;
  hiddenColumns: readonly string[];
  columns: readonly ColumnElement[];
}

/** In place of ColumnsSelector: only mounted while it is open. */
export const ColumnsMenu = (props: ColumnsMenuProps) => {
  const [anchorEl, open] = useContext(ColumnsOpening);
  const title = useTranslate()('ra.action.select_columns');

  return (
    anchorEl && (
      <Popover
        open
        anchorEl={anchorEl}
        onClose={() => open(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { minWidth: 200, px: 1, pt: 1 } } }}
      >
        <Columns {...props} />
      </Popover>
    )
  );
};

const Columns = ({ storeKey, hiddenColumns, columns }: ColumnsMenuProps) => {
  const [ranks, setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  const [hidden, setHidden] = useStore(storeKey, hiddenColumns);
  const shown = columns.filter(({ props }) => isNamed(props) && !hidden.includes(keyOf(props)));
  const [last] = shown.length === 1 ? shown : [];
  const translate = useTranslate();
  const order = orderOf(columns, ranks);
  const move = (row: HTMLElement, by: number, control: HTMLElement) => {
    const moved = Number(row.dataset.index);
    const other = order[order.indexOf(moved) + by];
    if (other === undefined) return;
    // React may move the focused row, which loses its focus.
    flushSync(() => setRanks(order.map((rank) => (rank === moved ? other : rank === other ? moved : rank))));
    control.focus();
  };
  const moveByKey = takeKeys((stroke, { target }) => {
    const by = STEPS[stroke];
    if (by === undefined || !(target instanceof HTMLElement)) return undefined;
    const row = target.closest('li');

    return row && (() => move(row, by, target));
  });
  const reset = () => {
    setRanks(undefined);
    setHidden(hiddenColumns);
  };

  return (
    <DataTableStoreContext value={{ storeKey, defaultHiddenColumns: [...hiddenColumns] }}>
      <DataTableRenderContext value="columnsSelector">
        <MenuList onKeyDown={moveByKey} sx={{ pt: 0 }}>
          {order.map((position) => (
            <DataTableColumnRankContext value={position} key={position}>
              {last && columns[position] === last ? <Locked>{last}</Locked> : columns[position]}
            </DataTableColumnRankContext>
          ))}
        </MenuList>
        <Typography variant="caption" component="p" sx={{ px: 1, display: { xs: 'none', md: 'block' } }}>
          Alt + ↑ o ↓ mueve la columna
        </Typography>
        <Box sx={{ textAlign: 'center', mb: 1 }}>
          <MuiButton onClick={reset}>{translate('ra.action.reset')}</MuiButton>
        </Box>
      </DataTableRenderContext>
    </DataTableStoreContext>
  );
};

const STEPS: Readonly<Record<string, number>> = { 'Alt+ArrowUp': -1, 'Alt+ArrowDown': 1 };

/** As react-admin's menu: others are not in it. */
const isNamed = ({ source, label }: ColumnProps) => Boolean(source || (typeof label === 'string' && label));

/** A table without columns has no head to bring one back with. */
const Locked = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={withoutSwitches}>{children}</ThemeProvider>
);

const withoutSwitches = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, MuiSwitch: { defaultProps: { disabled: true } } },
});
