import { expect, test } from 'vitest';
import { dayOrderOf, readDay } from '../../../../src/format/import/readDay';

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

test('[V4] a day is read month first if its column is', () => {
  expect(readDay('11/02/2027', true)).toBe('2027-11-02');
  expect(readDay('2027-11-02', true)).toBe('2027-11-02');
});

test.each([
  ['one cell month first', ['11/02/2027', '12/25/2027'], { isMonthFirst: true }],
  ['one cell day first', ['11/02/2027', '25/12/2027'], { isMonthFirst: false }],
  ['cells of both kinds', ['25/12/2027', '12/25/2027'], { isMonthFirst: true }],
  ['no cell that tells', ['', '02/02/2027', '11/02/2027'], { isMonthFirst: false, example: '11/02/2027' }],
  ['days that are the same both ways', ['02/02/2027'], { isMonthFirst: false }],
  ['years first', ['2027-02-11', '46307'], { isMonthFirst: false }],
])('[V4] a column has one order of days: %s', (_, texts, order) => {
  expect(dayOrderOf(texts)).toEqual(order);
});

test('[V4] a column that does not tell its order has the one that is chosen', () => {
  expect(dayOrderOf(['11/02/2027'], true)).toEqual({ isMonthFirst: true, example: '11/02/2027' });
  expect(dayOrderOf(['13/02/2027'], true)).toEqual({ isMonthFirst: false });
});

test.each(['12/10/26', 'octubre', '2026', '12-10', ''])('%s is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});
