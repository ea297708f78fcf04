import { expect, test } from 'vitest';
import { readDay } from '../../../../src/format/import/readDay';

test.each([
  ['2026-10-12', '2026-10-12'],
  ['2026-10-12T00:00:00', '2026-10-12'],
  ['2026/1/2', '2026-01-02'],
  ['12/10/2026', '2026-10-12'],
  ['2-1-2026', '2026-01-02'],
  ['12.10.2026 00:00', '2026-10-12'],
  ['46307', '2026-10-12'],
  ['46307.75', '2026-10-12'],
  // The contract refuses this day later; the reader does not guess another.
  ['31/02/2026', '2026-02-31'],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each(['12/10/26', 'octubre', '2026', '12-10', ''])('%s is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});
