import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import {
  DataTableColumnFilterContext,
  DataTableColumnRankContext,
  DataTableRenderContext,
  DataTableStoreContext,
  useStore,
  useTranslate,
} from 'ra-core';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ResettableTextField } from 'react-admin';
import { useIsPhone } from '../filters/places';
import type { ColumnElement } from './Column';
import { keyOf } from './cells';

/** More columns than these can be searched. */
const MANY = 5;

interface Offered {
  storeKey: string;
  hiddenColumns: readonly string[];
  columns: readonly ColumnElement[];
}

const OfferedColumns = createContext<RefObject<Offered | undefined>>({ current: undefined });

/** Around a list: its table says which columns it has, its button asks once it is pressed. */
export const OfferedColumnsProvider = ({ children }: { children: ReactNode }) => (
  <OfferedColumns.Provider value={useRef(undefined)}>{children}</OfferedColumns.Provider>
);

export const useOfferColumns = (
  storeKey: string,
  hiddenColumns: readonly string[],
  columns: readonly ColumnElement[],
) => {
  const offered = useContext(OfferedColumns);
  useEffect(() => {
    offered.current = { storeKey, hiddenColumns, columns };
  }, [offered, storeKey, hiddenColumns, columns]);
};

/** In place of react-admin's ColumnsButton, which keeps its menu drawn: this one is there while it is open. */
export const ColumnsButton = () => {
  const offered = useContext(OfferedColumns);
  const [menu, setMenu] = useState<Offered & { anchorEl: HTMLElement }>();
  const title = useTranslate()('ra.action.select_columns');
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': menu !== undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      offered.current && setMenu({ ...offered.current, anchorEl: currentTarget }),
  } as const;

  return (
    <>
      {useIsPhone() ? (
        <IconButton {...button} aria-label={title} title={title} color="primary" size="large">
          <ViewWeekIcon />
        </IconButton>
      ) : (
        <Button {...button} startIcon={<ViewWeekIcon />} sx={{ lineHeight: 1.5 }}>
          {title}
        </Button>
      )}
      {menu && (
        <Popover
          open
          anchorEl={menu.anchorEl}
          onClose={() => setMenu(undefined)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
        >
          <ColumnsMenu {...menu} />
        </Popover>
      )}
    </>
  );
};

/** What react-admin's ColumnsSelector holds: a switch for each column, in the order into which they are drawn. */
const ColumnsMenu = ({ storeKey, hiddenColumns, columns }: Offered) => {
  const [ranks, setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  const [hidden, setHidden] = useStore(storeKey, hiddenColumns);
  const [typed, setTyped] = useState('');
  const translate = useTranslate();
  const order = columns.map((_, rank) => ranks?.[rank] ?? rank);
  const [only, ...others] = columns.filter(({ props }) => !hidden.includes(keyOf(props)));
  const reset = () => {
    setRanks(undefined);
    setHidden(hiddenColumns);
  };

  return (
    <DataTableStoreContext value={{ storeKey, defaultHiddenColumns: [...hiddenColumns] }}>
      <DataTableColumnFilterContext value={typed}>
        <DataTableRenderContext value="columnsSelector">
          <Box sx={{ minWidth: 200, px: 1, pt: 1 }}>
            {columns.length > MANY && (
              <ResettableTextField
                hiddenLabel
                label=""
                resettable
                value={typed}
                onChange={(event) => setTyped(typeof event === 'string' ? event : event.target.value)}
                placeholder={translate('ra.action.search_columns')}
                sx={{ mb: 1 }}
              />
            )}
            <MenuList sx={{ pt: 0 }}>
              {order.map((position) => (
                <DataTableColumnRankContext value={position} key={position}>
                  {only && others.length === 0 && columns[position] === only ? (
                    <OnlyColumn {...only.props} />
                  ) : (
                    columns[position]
                  )}
                </DataTableColumnRankContext>
              ))}
            </MenuList>
            <Box sx={{ textAlign: 'center', mb: 1 }}>
              <Button onClick={reset}>{translate('ra.action.reset')}</Button>
            </Box>
          </Box>
        </DataTableRenderContext>
      </DataTableColumnFilterContext>
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
