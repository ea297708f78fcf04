import { beforeEach, expect, test, vi } from 'vitest';
import { hasYearDoubt, yearDoubt } from '../../../../src/format/import/shortYear';

beforeEach(() => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
});

const DAY_FIRST = { isMonthFirst: false };

test.each([
  ['days of this year, of which the year stands last', ['30/11/26', '02/11/26', '27/01/26'], false],
  ['days of this year, of which the year stands first', ['26/11/05', '26/11/30'], true],
  ['a day to come that is nearer year first', ['26/11/27'], true],
  ['days of the next year, one of which can only be that', ['01/01/27', '25/12/27'], false],
  ['years of four digits', ['26/11/2005', '2005-11-26'], false],
])('[V4] a column may be written year first: %s', (_, texts, isDoubtful) => {
  expect(hasYearDoubt(texts, DAY_FIRST)).toBe(isDoubtful);
});

test.each([
  ['26/11/05', /2005 o jueves 5 de noviembre de 2026: escriba el año con cuatro cifras$/],
  ['26.11.30', /2030 o lunes 30 de noviembre de 2026/],
])('[V4] the far day %s names both readings, whatever the rest of its column is', (text, doubt) => {
  expect(yearDoubt(text, DAY_FIRST)).toMatch(doubt);
});

test.each(['30/11/26', '27/01/26', '05/11/26', '26/11/26', '31/11/26', '26/11/2005', '11/26/05', 'ayer', ''])(
  '[V4] %s is not asked about',
  (text) => {
    expect(yearDoubt(text, DAY_FIRST)).toBeUndefined();
  },
);

test('[V4] in a column that may be written year first each day with two readings is refused', () => {
  expect(yearDoubt('26/11/27', DAY_FIRST, true)).toMatch(/^26\/11\/27 puede ser/);
  expect(yearDoubt('26/11/26', DAY_FIRST, true)).toBeUndefined();
});

test('[V4] a day that exists only year first is refused with that reading', () => {
  expect(yearDoubt('26/11/05', { isMonthFirst: true })).toMatch(
    /^26\/11\/05 puede ser jueves 5 de noviembre/,
  );
});
