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

export const cellLook = { padding: '6px 12px', fontSize: '0.8125rem' } as const;

/** One column of buttons at the end, or two. */
export const LAST_ACTIONS = '.Column-action:is(:last-child, :nth-last-child(2):has(+ .Column-action))';

/** Set by watchWidth. */
export const LAST_WIDTH = 'var(--last-column, 0)';

/** Selectors of the columns that stay in sight while a wide table scrolls sideways. */
export const STAYS = {
  list: { left: ':is(:first-child, .MuiTableCell-paddingCheckbox + *)', right: LAST_ACTIONS },
  sheet: { left: '.Column-title', right: ':last-child' },
} as const;

/** For rowSx; plain rows have data-annulled. */
export const annulledRow = (record: object) => (isAnnulled(record) ? struckOut : {});

/** For cells of a row. An image, because those that stay at the edge have a colour of their own. */
export const shade = ({ palette }: Theme) =>
  `linear-gradient(${palette.action.hover}, ${palette.action.hover})`;

const struckOut = {
  '& td:not(.Column-action)': { color: 'text.secondary', textDecoration: 'line-through' },
} as const;

export const tableStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  // A collapsed border belongs to the table, and a cell that stays at the edge leaves it behind.
  '& table': { borderCollapse: 'separate', borderSpacing: 0 },
  // MUI's cell styles for plain cells. :where lets later styles win.
  '& :where(tbody, tfoot) :where(td)': {
    ...theme.typography.body2,
    ...cellLook,
    color: 'text.primary',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& :where(td.MuiTableCell-alignRight)': { textAlign: 'right' },
  '& :where(tbody[data-clickable] > tr)': { cursor: 'pointer' },
  '& :where(tbody[data-hover] > tr:hover > td)': { backgroundImage: shade(theme) },
  '& tr[data-annulled]': struckOut,
  // No column is narrower than a word.
  '& td, & th': { overflowWrap: 'break-word' },
  // A name has one line where there is room; a long text leaves it to the others.
  '& tbody td': { maxWidth: 360 },
  '& tbody td[data-long]': { maxWidth: 220 },
  '&[data-dense] td, &[data-dense] th, & [data-dense] td, & [data-dense] th': { px: 0.75 },
  // The title of an amount is that of its cell.
  '& td > data': { display: 'block' },
  '& th': { whiteSpace: 'normal', overflowWrap: 'normal' },
  '& td[data-whole], & td.MuiTableCell-alignRight': { whiteSpace: 'nowrap', maxWidth: 'none' },
  // Inside the padding: the arrows would make the table too wide.
  '& .MuiTableSortLabel-icon': { position: 'absolute', left: '100%', mx: 0, fontSize: 12 },
  '& :where(tbody td a)': linkLook(theme),
  '& :where(td[data-leads] > a)': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& tfoot td': { color: 'text.primary', fontWeight: 600, lineHeight: '21px', borderBottom: 0 },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    // The TOTAL must not repeat on every page.
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& .MuiTableCell-paddingCheckbox': { display: 'none' },
  },
  [`@media screen and (min-width: ${theme.breakpoints.values.sm}px)`]: {
    // Buttons must not make a row higher.
    '& tbody td .MuiButtonBase-root': { my: -0.75 },
    '& tbody td[data-line]': {
      maxWidth: 288,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Buttons stay at the edge of a table that scrolls, also those of two columns.
    [`& td${LAST_ACTIONS}`]: {
      position: 'sticky',
      backgroundColor: 'background.paper',
      whiteSpace: 'nowrap',
    },
    '& td.Column-action:last-child': { right: 0 },
    '& td.Column-action:nth-last-child(2)': { right: LAST_WIDTH },
    // A whole cell begins with a text, which stands below its heading.
    '& [data-dense] td.Column-action:last-child:not([data-whole])': { pl: 0 },
  },
  // Buttons at the edge would lie over the amounts.
  [theme.breakpoints.between('sm', 'lg')]: {
    '& td, & th': { px: 0.75 },
    '& tbody td[data-line]': { maxWidth: 80 },
  },
  [`@media print, (min-width: ${theme.breakpoints.values.sm}px)`]: {
    '& tbody td:not(.Column-action):empty::after': { content: '"—"' },
  },
  '& td.MuiTableCell-paddingCheckbox > input': checkboxLook(theme),
});

export const linkLook = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  // At least 24 px for a click, in a row that is no higher.
  display: 'inline-block',
  minWidth: 24,
  py: 0.75,
  my: -0.75,
  color: 'primary.main',
  textDecorationColor: alpha(palette.primary.main, 0.4),
  '&:hover': { textDecorationColor: 'inherit' },
});

const EMPTY = 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';
const CHECKED =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z';

/** Makes the native checkboxes look like MUI's. */
export const checkboxLook = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  appearance: 'none',
  display: 'block',
  width: 20,
  height: 20,
  m: 0,
  borderRadius: '50%',
  background: `${icon(EMPTY, palette.text.secondary)} center / 20px no-repeat`,
  cursor: 'pointer',
  '&:checked': { backgroundImage: icon(CHECKED, palette.primary.main) },
  '&:disabled': { backgroundImage: icon(EMPTY, palette.action.disabled), cursor: 'default' },
  '&:hover:not(:disabled)': { backgroundColor: 'action.hover' },
});

const icon = (path: string, fill: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}"><path d="${path}"/></svg>`)}")`;
