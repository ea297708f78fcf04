import { expect, test } from 'vitest';
import { dayOrderOf, readDay } from '../../../../src/format/import/readDay';

test.each([
  ['2026-10-12', '2026-10-12'],
  ['2026-10-12T00:00:00', '2026-10-12'],
  ['2026/1/2', '2026-01-02'],
  ['12/10/2026', '2026-10-12'],
  ['2-1-2026', '2026-01-02'],
  ['12.10.2026 00:00', '2026-10-12'],
  ['30/11/26', '2026-11-30'],
  ['5-1-26', '2026-01-05'],
  ['46307', '2026-10-12'],
  ['46307.75', '2026-10-12'],
  // The contract refuses this day later; the reader does not guess another.
  ['31/02/2026', '2026-02-31'],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('[V4] a day is read month first if its column is', () => {
  expect(readDay('11/02/27', { isMonthFirst: true })).toBe('2027-11-02');
  expect(readDay('11/02/2027', { isMonthFirst: true })).toBe('2027-11-02');
  expect(readDay('2027-11-02', { isMonthFirst: true })).toBe('2027-11-02');
});

test.each([
  ['one cell month first', ['11/02/2027', '12/25/2027'], { isMonthFirst: true }],
  ['one cell day first', ['11/02/2027', '25/12/2027'], { isMonthFirst: false }],
  ['one cell month first, with a short year', ['11/02/27', '12/25/27'], { isMonthFirst: true }],
  ['one cell day first, with a short year', ['11/02/27', '25/12/27'], { isMonthFirst: false }],
  ['short years that do not tell', ['11/02/27'], { isMonthFirst: false, example: '11/02/27' }],
  ['the 13th after the 12th month', ['11/02/2027', '12/13/2027'], { isMonthFirst: true }],
  ['the 13th before the 12th month', ['11/02/2027', '13/12/2027'], { isMonthFirst: false }],
  ['the 12th in the second place', ['11/12/2027'], { isMonthFirst: false, example: '11/12/2027' }],
  ['the 12th in the first place', ['12/11/2027'], { isMonthFirst: false, example: '12/11/2027' }],
  ['cells of both kinds', ['25/12/2027', '12/25/2027'], { isMonthFirst: true }],
  ['a cell that is no day either way', ['25/25/2027', '11/02/2027'], { isMonthFirst: false }],
  ['no cell that tells', ['', '02/02/2027', '11/02/2027'], { isMonthFirst: false, example: '11/02/2027' }],
  ['days that are the same both ways', ['02/02/2027'], { isMonthFirst: false }],
  ['years first', ['2027-02-11', '46307'], { isMonthFirst: false }],
])('[V4] a column has one order of days: %s', (_, texts, order) => {
  expect(dayOrderOf(texts)).toEqual({ example: undefined, isSwapped: false, ...order });
});

test('[V4] a column that does not tell its order has the one that is chosen', () => {
  expect(dayOrderOf(['11/02/2027'], true)).toMatchObject({ isMonthFirst: true, example: '11/02/2027' });
  expect(dayOrderOf(['13/02/2027'], true)).toMatchObject({ isMonthFirst: false, example: undefined });
});

test.each([
  ['texts month first', ['12/25/2027', '2027-02-02', '2027-02-11'], '2027-02-11'],
  ['texts day first', ['25/12/2027', '2027-02-11 08:30'], '2027-02-11 08:30'],
  ['the 12th among its own', ['12/25/2027', '2027-02-12'], '2027-02-12'],
  ['the 13th in the first place', ['13/01/2027', '2027-02-11'], '2027-02-11'],
  ['the 13th in the second place', ['01/13/2027', '2027-02-11'], '2027-02-11'],
  ['a text of the 12th', ['12/25/2027', '12/11/2027', '2027-02-11'], undefined],
  ['a text of the 12th month', ['25/12/2027', '11/12/2027', '2027-02-11'], undefined],
  ['a day after the 12th among its own', ['12/25/2027', '2027-02-11', '2027-02-13'], undefined],
  ['a text that can be read both ways', ['12/25/2027', '11/02/2027', '2027-02-11'], undefined],
  ['no text', ['2027-02-11', '2027-02-12'], undefined],
  ['the same both ways', ['12/25/2027', '2027-02-02'], undefined],
])('[V4] days that a spreadsheet may have turned round are asked about: %s', (_, texts, example) => {
  expect(dayOrderOf(texts)).toMatchObject({ isSwapped: false, example });
  expect(dayOrderOf(texts, true)).toMatchObject({ isSwapped: example !== undefined });
});

test('[V4] a day with its month in the place of the day is turned round; texts and days after the 12th stay', () => {
  const order = { isMonthFirst: true, isSwapped: true };

  const days = ['2027-02-11', '2027-02-12', '2027-02-13', '12/05/2027'];
  expect(days.map((day) => readDay(day, order))).toEqual([
    '2027-11-02',
    '2027-12-02',
    '2027-02-13',
    '2027-12-05',
  ]);
});

test.each(['12/10/126', '26/10', 'octubre', '2026', '12-10', ''])('%s is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});
