import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { BAR_HEIGHT } from './barHeight';
import { LAST_ACTIONS, LAST_WIDTH, STAYS } from './tableStyle';

const CHECKBOX = 32;

/** Not the heading of a group. :where, so that the rules of head and foot win. */
const LAST = `:is(th, td)${STAYS.sheet.right}:where(:not([colspan]))`;

/** App bar and page footer. */
const REST = BAR_HEIGHT + 128;

/** A wide table scrolls by itself. Its head and first column stay visible, in a sheet the last one too. */
export const stickyStyle = ({ breakpoints, palette }: Theme): SystemStyleObject<Theme> => ({
  '@media screen': {
    '& th.RaDataTable-headerCell': {
      top: BAR_HEIGHT,
      // A border would scroll away.
      borderBottom: 0,
      boxShadow: `inset 0 -1px ${palette.divider}`,
    },
    '[role="dialog"] & th.RaDataTable-headerCell': { top: 0 },
    '&[data-wide], & [data-wide]': {
      overflow: 'auto',
      '@media (min-height: 480px)': { maxHeight: `calc(100dvh - ${REST}px)` },
      '& th.RaDataTable-headerCell': { top: 0 },
      [`& :is(th, td)${STAYS.list.left}:not([colspan])`]: {
        position: 'sticky',
        zIndex: 1,
        backgroundColor: 'background.paper',
      },
      '& :is(th, td):first-child': { left: 0 },
      '& .MuiTableCell-paddingCheckbox + :is(th, td)': { left: CHECKBOX },
      // In a sheet, the title column stays instead of the first, and the last one with the answer.
      [`&[data-scroller] :is(.Column-title, ${LAST})`]: {
        position: 'sticky',
        zIndex: 1,
        backgroundColor: 'background.paper',
      },
      '&[data-scroller] .Column-title': { left: 0 },
      [`&[data-scroller] ${LAST}`]: { right: 0 },
      '&[data-scroller] th.RaDataTable-headerCell:is(.Column-title, :last-child)': { zIndex: 3 },
      '&[data-scroller] tfoot td': {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        backgroundColor: 'background.paper',
      },
      '&[data-scroller] tfoot td:is(.Column-title, :last-child)': { zIndex: 2 },
      '&[data-scroller] > :not(.RaDataTable-root)': { position: 'sticky', left: 0 },
      [`& th.RaDataTable-headerCell${STAYS.list.left}`]: { zIndex: 3 },
      [`&:not([data-scroller]) :is(th, td)${STAYS.list.left}:not([colspan])::after`]: cover('left'),
      [`&[data-scroller] :is(th, td)${STAYS.sheet.left}::after`]: cover('left'),
    },
    '&[data-more], & [data-more]': { maskImage: 'linear-gradient(to left, transparent, #000 28px)' },
    '&[data-scroller][data-more]': { maskImage: 'none', [`& ${LAST}::before`]: cover('right') },
  },
  // The buttons of the rows stay at the edge.
  [`@media screen and (min-width: ${breakpoints.values.sm}px)`]: {
    [`& [data-wide] th.RaDataTable-headerCell${LAST_ACTIONS}`]: { zIndex: 3 },
    '& [data-wide] th.Column-action:last-child': { right: 0 },
    '& [data-wide] th.Column-action:nth-last-child(2)': { right: LAST_WIDTH },
    '& [data-more]:has(td.Column-action:last-child)': { maskImage: 'none' },
    [`& [data-more] td:not(.Column-action) + td${LAST_ACTIONS}::before`]: cover('right'),
  },
});

/** Hides the part of an amount that shows beside a column that stays, and fades that of a text. Widths are set by watchWidth. */
const cover = (side: 'left' | 'right'): SystemStyleObject<Theme> => ({
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  [side]: '100%',
  width: `calc(var(--hidden-${side}, 0px) + var(--faded-${side}, 0px))`,
  background: 'inherit',
  boxShadow: 'inherit',
  // Columns go on below.
  ...(side === 'right' && { borderRight: 1, borderColor: 'divider' }),
  maskImage: `linear-gradient(to ${side}, transparent, #000 var(--faded-${side}, 0px))`,
});
