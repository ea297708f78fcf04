import type { CheckboxProps } from '@mui/material/Checkbox';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { contrastStyle } from './contrastStyle';
import { soft, stateChip } from './stateChip';
import { cellLook } from './tableStyle';

const bordered = ({ theme }: { theme: Theme }) => ({ border: `1px solid ${theme.palette.divider}` });

const darkOnWhite = {
  ':root': { colorScheme: 'light' },
  body: { backgroundColor: '#FFFFFF !important' },
  'body, body *': { color: '#1B1D1F !important', borderColor: '#C9CCD1 !important' },
  'body *': { backgroundColor: 'transparent !important' },
};

export const themeComponents: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      // The bar has its place before the content is long enough for it.
      html: { overflowY: 'scroll' },
      body: { fontVariantNumeric: 'tabular-nums' },
      // MUI's inputs listen to these, which each of them would add otherwise.
      '@keyframes mui-auto-fill': { from: { display: 'block' } },
      '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
      a: { color: theme.palette.primary.main },
      ...stateChip(theme),
      '@media screen': { '.cents': { color: theme.palette.text.secondary } },
      // The end of a page is seen beside a message that lies over it.
      'article:has(> [data-floating])': { paddingBottom: 192 },
      ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { animation: 'none !important', transition: 'none !important' },
      },
      ...contrastStyle,
      ...(theme.palette.mode === 'dark' && { '@media print': darkOnWhite }),
    }),
  },
  MuiAppBar: {
    defaultProps: { color: 'transparent', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        borderBottom: `1px solid ${theme.palette.divider}`,
      }),
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: { contained: { '&.Mui-focusVisible': { outlineOffset: 2 } } },
  },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // react-admin labels the span around the input, where screen readers do not look.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (box: CheckboxProps) => ({ 'aria-label': box['aria-label'] }),
      },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme, ownerState: { color = 'default' } }) => color !== 'default' && soft(theme, color),
      clickable: { height: 30 },
      outlined: ({ theme: { palette } }) => ({
        '&[aria-pressed="true"]': { borderColor: palette.primary.main, color: palette.primary.main },
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: bordered } },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: { root: { padding: '24px 24px 12px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px' } } },
  MuiPopover: { styleOverrides: { paper: bordered } },
  /** A finger presses the label of a switch. */
  MuiFormControlLabel: { styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: 44 } } } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiTextField: { defaultProps: { size: 'small', margin: 'dense', variant: 'outlined' } },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      inputMultiline: {
        fieldSizing: 'content',
        minHeight: '2lh',
        maxHeight: '50dvh',
        '@supports not (field-sizing: content)': { resize: 'vertical' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      // Firefox focuses the parts of a date, which MUI does not hear.
      root: ({ theme }) => ({
        '&:not(.Mui-error) > input[type="date"]:focus-within ~ .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.palette.primary.main,
        },
      }),
    },
  },
  // A fading background would paint the menu again and again while a list renders.
  MuiListItemButton: { styleOverrides: { root: { transition: 'none' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  // Still, because motion is short here.
  MuiSkeleton: { defaultProps: { animation: false } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...cellLook,
        borderColor: theme.palette.divider,
      }),
      head: ({ theme }) => ({
        fontSize: '0.6875rem',
        fontWeight: 600,
        letterSpacing: '0.05em',
        whiteSpace: 'nowrap',
        color: theme.palette.text.secondary,
      }),
      footer: ({ theme }) => ({ fontWeight: 600, color: theme.palette.text.primary }),
    },
  },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
