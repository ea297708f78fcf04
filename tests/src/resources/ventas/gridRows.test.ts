import { describe, expect, test } from 'vitest';
import { refusalOf, summaryOf } from '../../../../src/resources/ventas/grid/gridRow';
import {
  type Rows,
  reduceRows,
  rowsOf,
  type Texts,
  textsOf,
} from '../../../../src/resources/ventas/grid/gridRows';

const texts = ({ rows }: Rows) => rows.map(({ colilla, valor }) => [colilla, valor]);
const row = (colilla: string, valor: string) => ({ key: 1, colilla, valor });

describe('a row', () => {
  test.each([
    ['0123', '1.50'],
    ['(7)', '-2'],
    [' 12 ', '.5'],
    ['12', '1,50'],
    ['12', '1,000.50'],
    ['12', '1.000,50'],
  ])('with colilla "%s" and valor "%s" is sent', (colilla, valor) => {
    expect(summaryOf([row(colilla, valor)], 4).lines).toHaveLength(1);
  });

  test.each([
    ['12345', '1', 'colilla', 'Escriba de 1 a 4 cifras, entre paréntesis si es nula'],
    ['(12', '1', 'colilla', 'Escriba de 1 a 4 cifras, entre paréntesis si es nula'],
    ['', '1', 'colilla', 'Falta la colilla'],
    ['12', '', 'valor', 'Falta el valor'],
    ['12', '0.00', 'valor', 'El valor no puede ser 0'],
    ['12', '-10000000', 'valor', 'Escriba una cantidad de 9999999.99 como máximo'],
    ['12', '0.505', 'valor', 'Escriba solo números, con dos decimales como máximo'],
    ['12', '1,500', 'valor', '1,500 puede ser 1500.00 o 1.50: escriba el que es'],
  ] as const)('with colilla "%s" and valor "%s" has to be corrected', (colilla, valor, column, text) => {
    expect(refusalOf(row(colilla, valor), column, 4)).toBe(text);
    expect(summaryOf([row(colilla, valor)], 4)).toMatchObject({
      lines: [],
      toCorrect: [{ fila: 1, colilla, valor }],
    });
  });
});

test('the sum is exact to the cent and without void colillas', () => {
  const rows = [row('1', '0.10'), row('2', '0.20'), row('(3)', '100'), row('4', '-0.05'), row('', '')];

  expect(summaryOf(rows, 4)).toMatchObject({ sum: 25, colillas: 3, toCorrect: [] });
});

const TWO: Texts[] = [
  ['1', '1'],
  ['2', '2'],
];

test.each([
  ['in the blank row', 3, ['1', '2', '7', '8', '']],
  ['below the selected row', 1, ['1', '7', '8', '2', '']],
])('pasted rows are inserted %s', (_where, key, colillas) => {
  const pasted: Texts[] = [
    ['7', '1'],
    ['8', '2'],
  ];
  const after = reduceRows(rowsOf(TWO), { type: 'paste', key, texts: pasted });

  expect(texts(after).map(([colilla]) => colilla)).toEqual(colillas);
});

test('a pasted text with tabs, semicolons or lines becomes rows', () => {
  expect(textsOf('0123\t1.50\r\n\r\n(45) ; 2\n')).toEqual([
    ['0123', '1.50'],
    ['(45)', '2'],
  ]);
  expect(textsOf('0123\n')).toBeUndefined();
  expect(textsOf('Colilla\tValor\n0123\t1.50\t\n')).toEqual([['0123', '1.50']]);
  // Without numbers below it, the first line is no heading.
  expect(textsOf('Hola;\nbuenos días\n;;\n')).toEqual([
    ['Hola', ''],
    ['buenos días', ''],
  ]);
  expect(textsOf(';\n')).toBeUndefined();
  // Nobody knows which of three columns is the colilla, so the row keeps all.
  expect(textsOf('1\t0123\t5')).toEqual([['1', '0123 5']]);
});
