import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from './tableStyle';

/** A card per row on a phone. The sheets of a report stay tables. */
export const cardStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    // :where lets later styles win.
    '&:where(:not([data-scroller] *))': cards,
  },
});

const cards: SystemStyleObject<Theme> = {
  '&, & table, & thead, & tbody, & tfoot, & tr': { display: 'block' },
  '& thead:not(:has(.MuiTableCell-paddingCheckbox)), & thead th:not(.MuiTableCell-paddingCheckbox)':
    visuallyHidden,
  // The whole line selects all rows.
  '& thead .MuiTableCell-paddingCheckbox': {
    position: 'relative',
    border: 0,
    bgcolor: 'transparent',
    '& .MuiCheckbox-root': { position: 'static' },
  },
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
  '&& td[data-card="value"]': {
    order: 2,
    flex: '0 0 112px',
    textAlign: 'right',
    whiteSpace: 'normal',
    fontWeight: 600,
  },
  '& .exact': { minWidth: 0 },
  '& td[data-card="value"] .exact': { display: 'block', ml: 0 },
  '& .exact:empty': { display: 'none' },
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
  '& td[data-card="action"]:has(> .nothing)': { display: 'none' },
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
  '& thead tr': { border: 0, bgcolor: 'transparent', py: 0 },
  // Beside the last detail, at the right.
  '& td:is([data-menu], [data-card="action"]:has(> .MuiIconButton-root:only-child))': {
    order: 3,
    flex: 'none',
    pt: 0,
    ml: 'auto',
    my: -1,
  },
  '& td[data-card="detail"]:has(+ td[data-menu])': { flex: '1 1 calc(100% - 60px)' },
  '& tfoot tr': { display: 'flex', justifyContent: 'space-between' },
  // A long title ("TOTAL sin 3 pendientes") wraps, so that the amount stays at its right.
  '& tfoot td[data-card="title"]': { whiteSpace: 'normal' },
  '& tfoot td:empty': { display: 'none' },
};
