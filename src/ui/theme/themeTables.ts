import type { Theme, ThemeOptions } from '@mui/material/styles';
import { LONGEST_SEARCH } from '../../../contract/common';
import { es } from '../../i18n/es';
import { filterStyle } from './filterStyle';
import { oncePerTheme } from './oncePerTheme';
import { stickyStyle } from './stickyStyle';
import { tableStyle } from './tableStyle';

/** Dense; no buttons on paper. */
export const themeTables: ThemeOptions['components'] = {
  // react-admin leaves the phone's pagination in English.
  MuiTablePagination: {
    defaultProps: { getItemAriaLabel: (to) => es.ra.navigation[to] },
    styleOverrides: { root: { '@media print': { display: 'none' } } },
  },
  // No empty line below inputs.
  ...Object.fromEntries(
    ['RaTextInput', 'RaSelectInput', 'RaDateInput', 'RaNumberInput', 'RaAutocompleteInput'].map((name) => [
      name,
      { defaultProps: { helperText: false } },
    ]),
  ),
  RaSearchInput: { defaultProps: { slotProps: { htmlInput: { maxLength: LONGEST_SEARCH } } } },
  RaCreateButton: {
    defaultProps: { variant: 'contained', size: 'small' },
    // Below md react-admin lets it float over the figures.
    styleOverrides: { root: { '&&.RaCreateButton-floating': { position: 'static', borderRadius: 6 } } },
  },
  RaFilterForm: { styleOverrides: { root: oncePerTheme(filterStyle) } },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        // primary.dark is light in our dark theme, too light for the buttons.
        ...(theme.palette.mode === 'dark' && {
          '&& .RaBulkActionsToolbar-toolbar': { backgroundColor: '#092A26' },
        }),
        // Above the rows it would cover tabs and filters.
        [theme.breakpoints.up('sm')]: {
          order: 1,
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', borderRadius: 6 },
        },
        // In one line, the last buttons would be off the screen.
        [theme.breakpoints.down('md')]: {
          '&& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            position: 'static',
            transform: 'none',
            height: 'auto',
            flexWrap: 'wrap',
          },
        },
      }),
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: oncePerTheme((theme) => [
        {
          display: 'flex',
          flexDirection: 'column',
          '& .RaDataTable-tableWrapper': {
            [`@media screen and (min-width: ${theme.breakpoints.values.sm}px)`]: {
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            },
          },
          '& th': { textTransform: 'uppercase' },
          '&& .MuiTableCell-paddingCheckbox': { width: 36, pl: 1, pr: 0 },
        },
        tableStyle(theme),
        stickyStyle(theme),
      ]),
    },
  },
};
