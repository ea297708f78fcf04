import { alpha, type Theme } from '@mui/material/styles';

const COLORS = ['success', 'error', 'warning', 'info'] as const;

export const soft = (
  { palette: { mode, ...palette } }: Theme,
  color: (typeof COLORS)[number] | 'primary' | 'secondary',
) => ({
  backgroundColor: alpha(palette[color].main, mode === 'dark' ? 0.16 : 0.12),
  color: palette[color][mode === 'dark' ? 'main' : 'dark'],
});

/** MUI's Chip is too slow in lists. */
export const stateChip = (theme: Theme) => ({
  '.StateChip': {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: 24,
    padding: '0 8px',
    overflow: 'hidden',
    borderRadius: 16,
    fontSize: '0.8125rem',
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.action.selected,
  },
  ...Object.fromEntries(COLORS.map((color) => [`.StateChip[data-color="${color}"]`, soft(theme, color)])),
});
