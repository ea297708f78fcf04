import type { SxProps, Theme } from '@mui/material/styles';
import { stickyStyle } from '../theme/stickyStyle';

export const reportStyle: SxProps<Theme> = (theme) => ({
  ...stickyStyle(theme),
  '&& .RaDataTable-tableWrapper': {
    // Words wrap before the table scrolls.
    [`@media screen and (min-width: ${theme.breakpoints.values.sm}px)`]: {
      width: 'min-content',
      minWidth: '100%',
    },
  },
  // Compact and without capitals, as on paper.
  '&& th': { textTransform: 'none', letterSpacing: 0 },
  '& td[data-card="title"]': { minWidth: 112 },
  '& tr[data-group] > th': {
    pt: 2,
    fontSize: '0.8125rem',
    fontWeight: 600,
    letterSpacing: 0,
    color: 'text.primary',
  },
  // An image, because the frozen column has its own colour.
  '& tr[data-subtotal] > td': { fontWeight: 600, backgroundImage: shade(theme) },
  '& tfoot td.MuiTableCell-root': { borderTop: 2, borderColor: 'text.secondary' },
  '@media print': {
    '& td, & th': { fontSize: '8pt' },
    '&&& td, &&& th': { p: '2px 4px' },
    '&&& tr[data-group] > th': { pt: 2 },
    '& thead th': { fontSize: '7pt', lineHeight: 1.3 },
    '& tr[data-group]': { breakAfter: 'avoid' },
    '& tr[data-subtotal]': { breakBefore: 'avoid' },
  },
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    // Not as a card.
    '&& tr[data-group]': { border: 0, mb: 0, px: 0, backgroundColor: 'transparent' },
    '&& tr[data-group] > th': { display: 'block', border: 0, p: 0, backgroundColor: 'transparent' },
    '& tr[data-subtotal] > td': { backgroundImage: 'none' },
    '& tfoot tr.MuiTableRow-root': { justifyContent: 'flex-start' },
    '& tfoot td.MuiTableCell-root': { borderTop: 0 },
  },
});

const shade = ({ palette }: Theme) => `linear-gradient(${palette.action.hover}, ${palette.action.hover})`;
