import type { Palette } from '@mui/material/styles';

/** What an amount says: it comes in or stays, goes out, is below zero, or is of last week. */
export type Meaning = 'in' | 'out' | 'negative' | 'before';

/** One colour for one meaning, in figures, lines and plots. */
export const colorOf = ({ primary, warning, error, text }: Palette, meaning: Meaning): string =>
  ({ in: primary.main, out: warning.main, negative: error.main, before: text.secondary })[meaning];
