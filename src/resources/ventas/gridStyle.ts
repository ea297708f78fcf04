import type { SxProps, Theme } from '@mui/material/styles';
import { BAR_HEIGHT } from '../../ui/barHeight';

/** Plain inputs, styled from the table: a thousand rows of MUI's fields would be slow. */
export const gridStyle: SxProps<Theme> = (theme) => ({
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th': { p: 0.5, textAlign: 'left', fontSize: 11, letterSpacing: '0.04em', color: 'text.secondary' },
  '& td': { p: '2px' },
  '& td:first-of-type': { minWidth: 28, pr: 1, textAlign: 'right', color: 'text.secondary' },
  '& td:last-of-type': { pl: 1, color: 'error.main', fontSize: 13 },
  '& input': {
    width: 96,
    // Not below the bar that stays in sight.
    scrollMarginTop: BAR_HEIGHT + 96,
    p: '5px 8px',
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
  },
  '& input[data-campo="valor"]': { width: 112, textAlign: 'right' },
  '& input:focus': { outline: '2px solid', outlineColor: theme.palette.primary.main, outlineOffset: '-1px' },
  '& input[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2, p: '4px 7px' },
  '& tr[data-nula] input': { textDecoration: 'line-through', color: 'text.secondary' },
  '& button': {
    minHeight: 28,
    px: 1,
    font: 'inherit',
    fontSize: 12,
    color: 'text.secondary',
    bgcolor: 'transparent',
    border: 0,
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& button:hover, & button[aria-pressed="true"]': { color: 'text.primary', bgcolor: 'action.selected' },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'block' },
    '& th': { p: '2px' },
    '& th:first-of-type': { width: 30 },
    '& th:nth-of-type(2)': { width: 68 },
    '& th:nth-of-type(n+4)': { width: 0 },
    '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    '& input': { width: 64 },
    '& input[data-campo="valor"]': { width: 84 },
    '& td:last-of-type': { flex: '1 0 100%', pl: 4 },
    '& td:last-of-type:empty': { display: 'none' },
  },
});
