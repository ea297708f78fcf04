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

/** For rowSx: what is annulled is struck out, but for its estado and its buttons. */
export const annulledRow = (record: object) => (isAnnulled(record) ? struckOut : {});

const struckOut = {
  '& td:not([data-card="action"])': { color: 'text.secondary', textDecoration: 'line-through' },
  // Not the labels on the card of a phone.
  '& td::before': { display: 'inline-block', whiteSpace: 'pre' },
  '& td::after': { float: 'right', width: '100%' },
} as const;

/** `display: block` takes the table roles away, so the theme writes them out. */
export const tableStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  // What MUI gives each cell by itself, said once for those of the rows; all else here outweighs it.
  '& :where(tbody td:not(.MuiTableCell-paddingCheckbox))': {
    ...theme.typography.body2,
    ...cellLook,
    color: 'text.primary',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& :where(td.MuiTableCell-alignRight)': { textAlign: 'right' },
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
  '& :where(tbody td a[data-leads])': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& tfoot td': { color: 'text.primary', fontWeight: 600, borderBottom: 0 },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    // Else the closing row would stand at the foot of every page.
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    // Nobody ticks a box on paper.
    '& .MuiTableCell-paddingCheckbox': { display: 'none' },
  },
  // What can be done with a row stays in sight, however far the row is scrolled.
  [`@media screen and (min-width: ${theme.breakpoints.values.sm}px)`]: {
    '& td[data-card="action"]:last-child': {
      position: 'sticky',
      right: 0,
      backgroundColor: 'background.paper',
      whiteSpace: 'nowrap',
    },
    '& [data-dense] td[data-card="action"]:last-child': { pl: 0 },
  },
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    '&, & tbody, & tfoot, & tr': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 2,
      rowGap: 0.5,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      mb: 1,
      p: 1.5,
    },
    '& td, & tbody td, &[data-dense] td, && [data-dense] td, && td.MuiTableCell-paddingCheckbox': {
      maxWidth: 'none',
      border: 0,
      p: 0,
      textAlign: 'left',
      overflowWrap: 'anywhere',
    },
    '&& td.MuiTableCell-paddingCheckbox': {
      flex: 'none',
      alignSelf: 'center',
      width: 'auto',
      '& .MuiCheckbox-root': { p: 0 },
    },
    '& td.MuiTableCell-paddingCheckbox ~ td[data-card="title"]': { flexBasis: 'calc(100% - 192px)' },
    '& td[data-card="title"]': { order: 1, flex: '1 0 calc(100% - 128px)', fontWeight: 600 },
    // Beside the denser cells of a wide table too.
    '&& td[data-card="value"]': { order: 2, flex: '0 0 112px', textAlign: 'right', fontWeight: 600 },
    '& td[data-card="value"] small': { whiteSpace: 'normal', fontWeight: 400 },
    '&& tbody td[data-card="value"]::after': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'text.secondary',
      fontSize: 11,
      fontWeight: 400,
    },
    '& td[data-card="detail"]': { order: 3 },
    '& td[data-card="detail"]::before': {
      content: 'attr(data-label) " "',
      color: 'text.secondary',
      fontSize: 11,
      letterSpacing: '0.04em',
    },
    '& td[data-card="detail"]:empty': { display: 'none' },
    '& td[data-card="action"]': {
      order: 4,
      flex: '1 1 40%',
      pt: 0.5,
      display: 'flex',
      alignItems: 'center',
      gap: 1,
    },
    '& td[data-end]': { flex: '1 1 100%' },
    // A word of a button or link is never broken: they go to a line of their own.
    '& td[data-card="action"] :is(.MuiButton-root, a)': { whiteSpace: 'nowrap' },
    '& td[data-card="action"] > .MuiButton-root, & td[data-card="action"] > a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '1 1 0',
      minWidth: 'max-content',
      ml: 0,
      px: 1,
      py: 0.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      textAlign: 'center',
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& tfoot tr': { display: 'flex', justifyContent: 'space-between' },
    '& tfoot td:empty': { display: 'none' },
  },
});
