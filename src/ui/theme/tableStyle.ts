import { alpha, type Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { isAnnulled } from '../../../contract/rest';

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Of every cell, MUI's and our own. */
export const cellLook = { padding: '6px 12px', fontSize: '0.8125rem' } as const;

/** For rowSx of react-admin's rows; the plain ones say that they are annulled. */
export const annulledRow = (record: object) => (isAnnulled(record) ? struckOut : {});

/** What is annulled, but for its estado and its buttons. */
const struckOut = {
  '& td:not([data-card="action"])': { color: 'text.secondary', textDecoration: 'line-through' },
  // Not the labels on the card of a phone.
  '& td::before': { display: 'inline-block', whiteSpace: 'pre' },
  '& td::after': { float: 'right', width: '100%' },
} as const;

/** `display: block` takes the table roles away, so the theme writes them out. */
export const tableStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  // What MUI gives each cell by itself, said once for those of the rows; all else here outweighs it.
  '& :where(tbody, tfoot) :where(td)': {
    ...theme.typography.body2,
    ...cellLook,
    color: 'text.primary',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& :where(td.MuiTableCell-alignRight)': { textAlign: 'right' },
  '& :where(tbody[data-clickable] > tr)': { cursor: 'pointer' },
  '& :where(tbody[data-hover] > tr:hover)': { backgroundColor: 'action.hover' },
  '& tr[data-annulled]': struckOut,
  // No column gets narrower than a word of it: what then lacks room is scrolled to.
  '& td, & th': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
  // One endless word leaves the other columns in sight.
  '& tbody td': { maxWidth: 220 },
  '&[data-dense] td, &[data-dense] th, & [data-dense] td, & [data-dense] th': { px: 0.75 },
  '& th': { whiteSpace: 'normal', overflowWrap: 'normal' },
  '& td[data-whole], & td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  // Beside the label, in the cell's padding: room for an arrow in every head would make the table too wide.
  '& .MuiTableSortLabel-icon': { position: 'absolute', left: '100%', mx: 0, fontSize: 12 },
  // The links of rows, said once as well: what opens the row, and what leads to whom it names.
  '& :where(tbody td a)': {
    color: 'primary.main',
    textDecorationColor: alpha(theme.palette.primary.main, 0.4),
    '&:hover': { textDecorationColor: 'inherit' },
  },
  '& :where(td[data-leads] > a)': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& tfoot td': { color: 'text.primary', fontWeight: 600, lineHeight: '21px', borderBottom: 0 },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    // Else the closing row would stand at the foot of every page.
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    // Nobody ticks a box on paper.
    '& .MuiTableCell-paddingCheckbox': { display: 'none' },
  },
  [`@media screen and (min-width: ${theme.breakpoints.values.sm}px)`]: {
    // A row with buttons is as high as one without.
    '& tbody td .MuiButtonBase-root': { my: -0.75 },
    '& tbody td[data-line]': {
      maxWidth: 288,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  // Where there is room for it, what can be done with a row stays in sight, however far the row is scrolled.
  [`@media screen and (min-width: ${theme.breakpoints.values.md}px)`]: {
    '& td[data-card="action"]:last-child': {
      position: 'sticky',
      right: 0,
      backgroundColor: 'background.paper',
      whiteSpace: 'nowrap',
    },
    '& [data-dense] td[data-card="action"]:last-child': { pl: 0 },
  },
  // On a phone an empty line of a card is left out.
  [`@media print, (min-width: ${theme.breakpoints.values.sm}px)`]: {
    '& tbody td:not([data-card="action"]):empty::after': { content: '"—"' },
  },
});
