import { describe, expect, test } from 'vitest';
import { dayCell } from '../../../../src/format/export/cell';
import { toCsv } from '../../../../src/format/export/csv';

const cellOf = (cell: string | number) =>
  toCsv([[cell]])
    .replace(/^\uFEFF/, '')
    .replace(/\r\n$/, '')
    .replace(/^"(.*)"$/s, '$1');

test('semicolons, commas, quotes and line ends stay inside their cell', () => {
  expect(toCsv([['a;b', 'a,b', 'dijo "no"', 'uno\ndos']])).toBe(
    '\uFEFF"a;b";"a,b";"dijo ""no""";"uno\ndos"\r\n',
  );
});

test('[V1] a row with a line break has all its cells in quotes, so that it is read in one way', () => {
  expect(toCsv([['Ana', { cents: 250 }, 'uno;2\ndos;3']])).toBe('\uFEFF"Ana";"2,50";"uno;2\ndos;3"\r\n');
});

test('money has the comma of Ecuador, instants are in Guayaquil time', () => {
  const instant = new Date('2026-11-18T02:05:00Z');

  expect(toCsv([[{ cents: -150050 }, { day: '2026-11-18' }, { instant }]])).toBe(
    '\uFEFF-1500,50;2026-11-18;2026-11-17 21:05\r\n',
  );
});

describe('[F15] no text can run as a formula', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '=HYPERLINK("x")',
  ])('%j is made inert by an apostrophe', (text) => {
    expect(cellOf(text)).toBe(`'${text.replaceAll('"', '""')}`);
  });

  test('numbers stay numbers, negative ones too', () => {
    expect(cellOf(-12.5)).toBe('-12,5');
  });

  test.each(['Ana', '2200-1', 'a=b', "'ya"])('"%s" stays unchanged', (text) => {
    expect(cellOf(text)).toBe(text);
  });
});

test('a day is one only if a spreadsheet can count it', () => {
  expect(dayCell('1900-03-01')).toEqual({ day: '1900-03-01' });
  expect(['1900-02-28', '2026-10', 'hoy'].map(dayCell)).toEqual(['1900-02-28', '2026-10', 'hoy']);
});
