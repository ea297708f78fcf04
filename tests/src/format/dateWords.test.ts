import { expect, test } from 'vitest';
import { dayInWords, farFrom } from '../../../src/format/dates';
import { weekInWords } from '../../../src/format/week';
import { startAt } from '../../support/clock';

startAt('2026-11-27T15:00:00Z');

test('[U22] a week in words names its month, or both', () => {
  expect(weekInWords('2026-11-23')).toBe('lun 23 – dom 29 de noviembre');
  expect(weekInWords('2026-11-30')).toBe('lun 30 de noviembre – dom 6 de diciembre');
  expect(weekInWords('2024-11-25')).toBe('lun 25 de noviembre – dom 1 de diciembre de 2024');
});

test('[U22] a day in words; far days say how far', () => {
  expect(dayInWords('2026-11-25')).toBe('miércoles 25 de noviembre de 2026');
  expect(farFrom('2026-11-25', '2026-11-27')).toBe('');
  expect(farFrom('2026-05-20', '2026-11-27')).toBe('hace 6 meses');
  expect(farFrom('1120-11-20', '2026-11-27')).toBe('hace 906 años');
});
