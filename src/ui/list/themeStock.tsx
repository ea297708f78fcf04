import type { Theme, ThemeOptions } from '@mui/material/styles';
import type { Exporter } from 'ra-core';
import { Pagination, SaveButton } from 'react-admin';
import { CancelButton, cardWidth, footStyle } from '../form/FormCard';
import { gridStyle } from '../form/FormGrid';
import { PAGE_SIZES } from './pageSizes';

const sx =
  (style: Parameters<Theme['unstable_sx']>[0]) =>
  ({ theme }: { theme: Theme }) =>
    theme.unstable_sx(style);

const toolbarStyle = {
  '&&': { flex: 'none', ml: 'auto', p: 0, minHeight: 0, alignItems: 'center', bgcolor: 'transparent' },
  '& :is(.RaCreateButton-root, .RaCreateButton-floating)': { order: 1 },
  displayPrint: 'none',
};

const recordCardStyle = {
  '& .RaEdit-main, & .RaCreate-main, & .RaShow-main': { mt: 0 },
  '& .RaEdit-card, & .RaCreate-card': { maxWidth: cardWidth, minWidth: 0, overflow: 'visible' },
};

/** 2026-11-23 and 1,260.50 */
const DAYS = 'sv-SE';
const NUMBERS = 'en-US';

/** With it react-admin's own lists and forms look and behave like ours. */
export const withStock = (theme: ThemeOptions, exporter: Exporter): ThemeOptions => ({
  ...theme,
  components: { ...theme.components, ...stockOf(exporter) },
});

const stockOf = (exporter: Exporter): ThemeOptions['components'] => ({
  RaList: {
    defaultProps: { perPage: 25, pagination: <Pagination rowsPerPageOptions={[...PAGE_SIZES]} />, exporter },
    styleOverrides: {
      root: sx({
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content:has(.RaDataTable-root)': { border: 0, bgcolor: 'transparent' },
        '& .RaList-content:has(.RaDatagrid-root)': { overflowX: 'auto' },
      }),
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: sx({
        '&&': { flexFlow: 'row wrap', alignItems: 'center', bgcolor: 'transparent' },
        gap: 1,
        mb: 1.5,
        '& form': { flex: '1 1 auto', m: 0, p: 0, minHeight: 0 },
      }),
    },
  },
  RaTopToolbar: { styleOverrides: { root: sx(toolbarStyle) } },
  RaDatagrid: {
    styleOverrides: {
      root: sx({
        '& th': { textTransform: 'uppercase' },
        '& .MuiTableSortLabel-icon': { mx: 0, fontSize: 12 },
        '& tbody td .MuiButtonBase-root': { my: -0.75 },
      }),
    },
  },
  RaSimpleList: {
    styleOverrides: {
      root: sx({
        p: 0,
        '& li + li': { borderTop: 1, borderColor: 'divider' },
        '& .RaSimpleList-tertiary': { opacity: 1, color: 'text.secondary' },
      }),
    },
  },
  RaCreate: { styleOverrides: { root: sx(recordCardStyle) } },
  RaEdit: { styleOverrides: { root: sx(recordCardStyle) } },
  RaShow: { styleOverrides: { root: sx(recordCardStyle) } },
  RaSimpleForm: { styleOverrides: { root: sx({ '&&': { pt: 1, pb: 0 }, '& > .MuiStack-root': gridStyle }) } },
  RaTabbedForm: {
    // Tabs have no addresses, because those below a record lead nowhere.
    defaultProps: { syncWithLocation: false },
    styleOverrides: { root: sx({ '& .MuiCardContent-root > .MuiStack-root': gridStyle }) },
  },
  RaTabbedShowLayout: { defaultProps: { syncWithLocation: false } },
  RaToolbar: {
    defaultProps: {
      children: (
        <>
          <SaveButton />
          <CancelButton />
        </>
      ),
    },
    styleOverrides: { root: sx({ '&&': { ...footStyle, mx: 0 } }) },
  },
  RaSaveButton: { defaultProps: { icon: null } },
  RaDateField: { defaultProps: { locales: DAYS } },
  RaNumberField: { defaultProps: { locales: NUMBERS } },
});
