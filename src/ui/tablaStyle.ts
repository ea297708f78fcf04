import type { SxProps, Theme } from '@mui/material/styles';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** `display: block` takes the table roles away, so Tabla writes them out. */
export const tablaStyle: SxProps<Theme> = (theme) => ({
  '& td, & th': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& th': { whiteSpace: 'nowrap' },
  '& tfoot td': { color: 'text.primary', fontWeight: 600, borderBottom: 0 },
  '@media print': { '& thead': { display: 'table-header-group' }, '& tr': { breakInside: 'avoid' } },
  [`@media screen and (max-width: ${theme.breakpoints.values.sm - 0.05}px)`]: {
    '&, & tbody, & tfoot, & tr': { display: 'block' },
    '& thead': hidden,
    '& tr': { border: 1, borderColor: 'divider', borderRadius: 1.5, mb: 1, py: 0.5 },
    '& td': {
      display: 'flex',
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 2,
      border: 0,
      textAlign: 'right',
    },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', textAlign: 'left' },
    '& tfoot tr': { display: 'flex', justifyContent: 'space-between' },
    '& tfoot td:empty': { display: 'none' },
  },
});
