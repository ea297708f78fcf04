import type { PaletteOptions, Shadows, ThemeOptions } from '@mui/material/styles';
import { themeComponents } from './themeComponents';
import { themeTables } from './themeTables';

const light: PaletteOptions = {
  mode: 'light',
  primary: { main: '#0F766E', dark: '#0B5A54', contrastText: '#FFFFFF' },
  secondary: { main: '#52585F', contrastText: '#FFFFFF' },
  success: { main: '#15803D', contrastText: '#FFFFFF' },
  error: { main: '#B91C1C', contrastText: '#FFFFFF' },
  warning: { main: '#B45309', contrastText: '#FFFFFF' },
  info: { main: '#1D4ED8', contrastText: '#FFFFFF' },
  text: { primary: '#1B1D1F', secondary: '#5A6067' },
  background: { default: '#F7F7F8', paper: '#FFFFFF' },
  divider: '#E1E3E6',
};

/** Its own colours, not the light palette inverted. */
const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#2DD4BF', dark: '#5EEAD4', contrastText: '#06201D' },
  secondary: { main: '#A3A9B0', dark: '#C3C8CD', contrastText: '#101214' },
  success: { main: '#4ADE80', dark: '#86EFAC', contrastText: '#06200F' },
  error: { main: '#F87171', dark: '#FCA5A5', contrastText: '#250606' },
  warning: { main: '#FBBF24', dark: '#FCD34D', contrastText: '#221803' },
  info: { main: '#60A5FA', dark: '#93C5FD', contrastText: '#101418' },
  text: { primary: '#E7E9EB', secondary: '#A3A9B0' },
  background: { default: '#121416', paper: '#1A1D20' },
  divider: '#30353A',
};

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

const createThemeOptions = (palette: PaletteOptions): ThemeOptions => ({
  palette,
  shape: { borderRadius: 6 },
  shadows: Array<string>(25).fill('none') as Shadows,
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 140,
      complex: 140,
      enteringScreen: 140,
      leavingScreen: 100,
    },
  },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    h6: { fontSize: '1rem', fontWeight: 600 },
    subtitle1: { fontSize: '0.875rem' },
    body1: { fontSize: '0.875rem' },
    body2: { fontSize: '0.8125rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: { ...themeComponents, ...themeTables },
});

export const lightTheme = createThemeOptions(light);
export const darkTheme = createThemeOptions(dark);
