import { expect, test } from 'vitest';
import { dayInWords, farFrom, periodInWords } from '../../../src/format/dates';
import { weekInWords } from '../../../src/format/week';
import { startAt } from '../../support/clock';

startAt('2026-11-27T15:00:00Z');

test('[U22] a week in words names its month, or both', () => {
  expect(weekInWords('2026-11-23')).toBe('lun 23 – dom 29 nov');
  expect(weekInWords('2026-12-02')).toBe('lun 30 nov – dom 6 dic');
  expect(weekInWords('2024-11-25')).toBe('lun 25 nov – dom 1 dic 2024');
});

test('[U22] a period in words says each year that is not this one', () => {
  expect(periodInWords('2025-12-31', '2026-01-03')).toBe('mié 31 dic 2025 – sáb 3 ene');
  expect(periodInWords('2026-11-27', '2026-11-27')).toBe('vie 27 nov');
  expect(periodInWords('2025-11-27', '2025-11-27')).toBe('jue 27 nov 2025');
});

test('[U22] a day in words; far days say how far', () => {
  expect(dayInWords('2026-11-25')).toBe('miércoles 25 de noviembre de 2026');
  expect(farFrom('2026-11-25', '2026-11-27')).toBe('');
  expect(farFrom('2026-05-20', '2026-11-27')).toBe('hace 6 meses');
  expect(farFrom('1120-11-20', '2026-11-27')).toBe('hace 906 años');
});
