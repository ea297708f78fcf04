import { createTheme, getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { darkTheme, lightTheme } from '../../../../src/ui/theme/theme';

/** WCAG AA for normal text. */
const AA = 4.5;

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('the %s theme', (_, options) => {
  const { palette } = createTheme(options);
  const grounds = [palette.background.default, palette.background.paper];
  const colors = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;

  test.each(colors)('%s is legible as text and as a background', (color) => {
    const { main, dark, contrastText } = palette[color];

    for (const ground of grounds) expect(getContrastRatio(main, ground)).toBeGreaterThanOrEqual(AA);
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(AA);
    expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(AA);
  });

  test('text and muted text are legible', () => {
    for (const ground of grounds) {
      expect(getContrastRatio(palette.text.primary, ground)).toBeGreaterThanOrEqual(AA);
      expect(getContrastRatio(palette.text.secondary, ground)).toBeGreaterThanOrEqual(AA);
    }
  });
});
