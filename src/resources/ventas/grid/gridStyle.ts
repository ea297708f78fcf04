import type { SxProps, Theme } from '@mui/material/styles';
import { BAR_HEIGHT } from '../../../ui/page/barHeight';

/**
 * Styles of the plain inputs of a draft and of the bar above them. A thousand rows of MUI's fields would be slow,
 * and so would styles made at every key.
 */
export const gridStyle: SxProps<Theme> = (theme) => ({
  '& [data-bar]': {
    position: 'sticky',
    top: BAR_HEIGHT,
    zIndex: 1,
    mb: 1,
    pt: 1,
    bgcolor: 'background.default',
    borderBottom: 1,
    borderColor: 'divider',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-bar] > [role="status"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
  '& [data-fault]': {
    p: 0,
    font: 'inherit',
    color: 'error.main',
    textDecoration: 'underline',
    bgcolor: 'transparent',
    border: 0,
    cursor: 'pointer',
  },
  '& table': { borderCollapse: 'collapse', fontSize: 14, fontVariantNumeric: 'tabular-nums' },
  '& th': {
    p: 0.5,
    textAlign: 'left',
    fontSize: 11,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    color: 'text.secondary',
  },
  '& td': { p: '2px' },
  '& td:first-of-type': { minWidth: 28, pr: 1, textAlign: 'right', color: 'text.secondary' },
  '& td:last-of-type': { pl: 1, color: 'error.main', fontSize: 13 },
  '& input': {
    width: 96,
    height: 33,
    // Painting thousands of inputs at every key would be slow.
    contentVisibility: 'auto',
    verticalAlign: 'top',
    // Below the bar.
    scrollMarginTop: BAR_HEIGHT + 96,
    p: '5px 8px',
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
  },
  '& [data-below-notice] input': { scrollMarginTop: BAR_HEIGHT + 192 },
  '& input[data-column="valor"]': { width: 112, textAlign: 'right' },
  '& input:focus': { outline: '2px solid', outlineColor: theme.palette.primary.main, outlineOffset: '-1px' },
  '& input[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2, p: '4px 7px' },
  '& tr[data-void] input': { textDecoration: 'line-through', color: 'text.secondary' },
  '& td button': {
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
  '& td button:hover, & td button[aria-pressed="true"]': {
    color: 'text.primary',
    bgcolor: 'action.selected',
  },
  '@media (pointer: coarse)': {
    '& input': { height: 44, fontSize: 16 },
    '& td button, & [data-fault]': { minWidth: 44, minHeight: 44 },
  },
  [theme.breakpoints.down('sm')]: {
    '& table, & thead, & tbody': { display: 'block' },
    '& th': { p: '2px' },
    '& th:first-of-type': { width: 30 },
    '& th:nth-of-type(2)': { width: 68 },
    '& th:nth-of-type(n+4)': { width: 0 },
    '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    '& input': { width: 64 },
    '& input[data-column="valor"]': { width: 84 },
    '& td:last-of-type': { flex: '1 0 100%', pl: 4 },
    '& td:last-of-type:empty': { display: 'none' },
  },
});
