import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../src/format/csv';

/** The one cell of a file of one, its quotes taken off. */
const cellOf = (cell: string | number) =>
  toCsv([[cell]])
    .replace(/^\uFEFF/, '')
    .replace(/\r\n$/, '')
    .replace(/^"(.*)"$/s, '$1');

test('begins with the mark by which Excel reads accents', () => {
  expect(toCsv([['Núñez']])).toBe('\uFEFFNúñez\r\n');
});

test('cells are parted by commas, rows by line ends', () => {
  expect(
    toCsv([
      ['Id', 'Nombre'],
      [7, 'Ana'],
    ]),
  ).toBe('\uFEFFId,Nombre\r\n7,Ana\r\n');
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(toCsv([['a,b', 'dijo "no"', 'uno\ndos']])).toBe('\uFEFF"a,b","dijo ""no""","uno\ndos"\r\n');
});

describe('F15: no text runs as a formula', () => {
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
    expect(cellOf(-12.5)).toBe('-12.5');
  });

  test.each(['Ana', '2200-1', 'a=b', "'ya"])('"%s" stays as it is', (text) => {
    expect(cellOf(text)).toBe(text);
  });
});
