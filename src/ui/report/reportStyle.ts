import type { SxProps, Theme } from '@mui/material/styles';
import { stickyStyle } from '../theme/stickyStyle';
import { shade } from '../theme/tableStyle';

export const reportStyle: SxProps<Theme> = (theme) => ({
  ...stickyStyle(theme),
  '&& .RaDataTable-tableWrapper': {
    // Words wrap before the table scrolls.
    '@media screen': { width: 'min-content', minWidth: '100%' },
  },
  // Compact and without capitals, as on paper.
  '&& th': { textTransform: 'none', letterSpacing: 0 },
  '& td.Column-title': { minWidth: 112 },
  '& tr[data-group] > th': {
    pt: 2,
    fontSize: '0.8125rem',
    fontWeight: 600,
    letterSpacing: 0,
    color: 'text.primary',
  },
  // A wide table scrolls below the heading of a group.
  '& tr[data-group] > th > span': { position: 'sticky', left: 12 },
  '& tr[data-subtotal] > td': { fontWeight: 600, backgroundImage: shade(theme) },
  '& svg[data-bars]': { display: 'block', fill: theme.palette.primary.main },
  '& tfoot td.MuiTableCell-root': { borderTop: 2, borderColor: 'text.secondary' },
  '& tbody:has(+ tfoot) > tr:last-child > td': { borderBottom: 0 },
  '@media print': {
    '& td, & th': { fontSize: '8pt' },
    '&&& td, &&& th': { p: '2px 4px' },
    '&&& tr[data-group] > th': { pt: 2 },
    '& thead th': { fontSize: '7pt', lineHeight: 1.3 },
    '& tr[data-group]': { breakAfter: 'avoid' },
    '& tr[data-subtotal]': { breakBefore: 'avoid' },
    '& svg[data-bars]': { fill: '#000' },
  },
  // Five columns fit on the smallest phone.
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    // From edge to edge of the screen.
    mx: -2,
    '& .RaDataTable-tableWrapper': { bgcolor: 'background.paper' },
    '&&& :is(td, th)': { fontSize: 12, lineHeight: 1.35, px: 0.25, py: 0.75 },
    '&&& thead th': { fontSize: 10 },
    '&&& :is(td, th):first-child': { pl: 0.75 },
    '&&& td.Column-title': { minWidth: 60, maxWidth: 88, whiteSpace: 'normal' },
  },
});
