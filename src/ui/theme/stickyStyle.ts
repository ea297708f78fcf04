import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { BAR_HEIGHT } from './barHeight';
import { LAST_ACTIONS, LAST_WIDTH } from './tableStyle';

const CHECKBOX = 32;

/** App bar and page footer. */
const REST = BAR_HEIGHT + 128;

/** A wide table scrolls by itself. Its head and first column stay visible. */
export const stickyStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  '@media screen': {
    '& th.RaDataTable-headerCell': {
      top: BAR_HEIGHT,
      // A border would scroll away.
      borderBottom: 0,
      boxShadow: `inset 0 -1px ${theme.palette.divider}`,
    },
    '[role="dialog"] & th.RaDataTable-headerCell': { top: 0 },
    '&[data-wide], & [data-wide]': {
      overflow: 'auto',
      '@media (min-height: 480px)': { maxHeight: `calc(100dvh - ${REST}px)` },
      '& th.RaDataTable-headerCell': { top: 0 },
      '& :is(th, td):is(:first-child, .MuiTableCell-paddingCheckbox + *):not([colspan])': {
        position: 'sticky',
        zIndex: 1,
        backgroundColor: 'background.paper',
      },
      '& :is(th, td):first-child': { left: 0 },
      '& .MuiTableCell-paddingCheckbox + :is(th, td)': { left: CHECKBOX },
      // In a sheet, the title column stays instead of the first.
      '&[data-scroller] .Column-title': {
        position: 'sticky',
        left: 0,
        zIndex: 1,
        backgroundColor: 'background.paper',
      },
      '&[data-scroller] th.RaDataTable-headerCell.Column-title': { zIndex: 3 },
      '&[data-scroller] tfoot td': {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        backgroundColor: 'background.paper',
      },
      '&[data-scroller] tfoot td.Column-title': { zIndex: 2 },
      '&[data-scroller] > :not(.RaDataTable-root)': { position: 'sticky', left: 0 },
      '& th.RaDataTable-headerCell:is(:first-child, .MuiTableCell-paddingCheckbox + *)': { zIndex: 3 },
    },
    '&[data-more], & [data-more]': { maskImage: 'linear-gradient(to left, transparent, #000 28px)' },
  },
  // The buttons of the rows stay at the edge.
  [`@media screen and (min-width: ${theme.breakpoints.values.sm}px)`]: {
    [`& [data-wide] th.RaDataTable-headerCell${LAST_ACTIONS}`]: { zIndex: 3 },
    '& [data-wide] th.Column-action:last-child': { right: 0 },
    '& [data-wide] th.Column-action:nth-last-child(2)': { right: LAST_WIDTH },
    '& [data-more]:has(td.Column-action:last-child)': { maskImage: 'none' },
    [`& [data-more] td:not(.Column-action) + td${LAST_ACTIONS}::before`]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      right: '100%',
      width: 16,
      pointerEvents: 'none',
      background: `linear-gradient(to left, ${theme.palette.background.paper}, transparent)`,
    },
  },
});
