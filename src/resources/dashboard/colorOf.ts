import type { Palette } from '@mui/material/styles';

/** An amount comes in, goes out, is below zero, or belongs to last week. */
export type Meaning = 'in' | 'out' | 'negative' | 'before';

/** One colour for one meaning, in figures, lines and plots. */
export const colorOf = ({ primary, warning, error, text }: Palette, meaning: Meaning): string =>
  ({ in: primary.main, out: warning.main, negative: error.main, before: text.secondary })[meaning];
