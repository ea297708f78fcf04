import { describe, expect, test } from 'vitest';
import { refusalOf, resumenOf } from '../../../../src/resources/ventas/fila';
import {
  type Filas,
  filasOf,
  reduceFilas,
  type Textos,
  textosOf,
} from '../../../../src/resources/ventas/filas';

const textos = ({ filas }: Filas) => filas.map(({ colilla, valor }) => [colilla, valor]);
const fila = (colilla: string, valor: string) => ({ key: 1, colilla, valor });

describe('a row', () => {
  test.each([
    ['0123', '1.50'],
    ['(7)', '-2'],
    [' 12 ', '.5'],
    ['12', '1,50'],
  ])('of colilla "%s" and valor "%s" is sent', (colilla, valor) => {
    expect(resumenOf([fila(colilla, valor)], 4).lineas).toHaveLength(1);
  });

  test.each([
    ['12345', '1', 'colilla', 'Escriba de 1 a 4 cifras, entre paréntesis si es nula'],
    ['(12', '1', 'colilla', 'Escriba de 1 a 4 cifras, entre paréntesis si es nula'],
    ['', '1', 'colilla', 'Falta la colilla'],
    ['12', '', 'valor', 'Falta el valor'],
    ['12', '0.00', 'valor', 'El valor no puede ser 0'],
    ['12', '1.505', 'valor', 'Escriba solo números, con dos decimales como máximo'],
    ['12', '1,000.50', 'valor', 'Escriba solo números, con dos decimales como máximo'],
  ] as const)('of colilla "%s" and valor "%s" is to be corrected', (colilla, valor, campo, text) => {
    expect(refusalOf(fila(colilla, valor), campo, 4)).toBe(text);
    expect(resumenOf([fila(colilla, valor)], 4)).toMatchObject({ lineas: [], porCorregir: 1 });
  });

  test('has no more digits than the draw, void or not', () => {
    expect(refusalOf(fila('123', '1'), 'colilla', 2)).toBe('El sorteo juega con 2 cifras');
    expect(refusalOf(fila('(123)', '1'), 'colilla', 2)).toBe('El sorteo juega con 2 cifras');
    expect(refusalOf(fila('(12)', '1'), 'colilla', 2)).toBeUndefined();
  });
});

test('the suma is exact to the cent and leaves void colillas out', () => {
  const filas = [fila('1', '0.10'), fila('2', '0.20'), fila('(3)', '100'), fila('4', '-0.05'), fila('', '')];

  expect(resumenOf(filas, 4)).toMatchObject({ suma: 25, colillas: 3, porCorregir: 0 });
});

describe('the rows', () => {
  test('always end with a blank one', () => {
    const typed = reduceFilas(filasOf([]), { type: 'write', key: 1, campo: 'colilla', text: '5' });

    expect(textos(filasOf([]))).toEqual([['', '']]);
    expect(textos(typed)).toEqual([
      ['5', ''],
      ['', ''],
    ]);
  });

  test('that a change does not concern stay the same', () => {
    const before = filasOf([
      ['1', '1'],
      ['2', '2'],
    ]);
    const after = reduceFilas(before, { type: 'toggleVoid', key: 1 });

    expect(textos(after)[0]).toEqual(['(1)', '1']);
    expect(after.filas[1]).toBe(before.filas[1]);
    expect(textos(reduceFilas(after, { type: 'toggleVoid', key: 1 }))[0]).toEqual(['1', '1']);
  });

  test('that are pasted stand in the blank row, or below the one they are pasted on', () => {
    const pasted: Textos[] = [
      ['7', '1'],
      ['8', '2'],
    ];
    const before = filasOf([
      ['1', '1'],
      ['2', '2'],
    ]);

    expect(
      textos(reduceFilas(before, { type: 'paste', key: 3, textos: pasted })).map(([one]) => one),
    ).toEqual(['1', '2', '7', '8', '']);
    expect(
      textos(reduceFilas(before, { type: 'paste', key: 1, textos: pasted })).map(([one]) => one),
    ).toEqual(['1', '7', '8', '2', '']);
  });
});

test('a pasted text is rows where it has tabs, semicolons or lines', () => {
  expect(textosOf('0123\t1.50\r\n\r\n(45) ; 2\n')).toEqual([
    ['0123', '1.50'],
    ['(45)', '2'],
  ]);
  expect(textosOf('0123\n')).toBeUndefined();
});
