import { expect, test } from 'vitest';
import { boolean, choice, day, money, number, percent, reference, text } from '../../../../contract/field';
import { finderOf, readCell } from '../../../../src/features/import/readCell';
import { describeField } from '../../../../src/section/field';

const find = finderOf({
  usuarios: [
    { id: 3, nombre: 'Berta', apellido: 'Mora', username: 'bmora' },
    { id: 4, nombre: 'Ana', apellido: 'Paz' },
    { id: 5, nombre: 'Ana', apellido: 'Paz' },
  ],
});
const tipo = choice('Tipo', { otros: 'Otros', credito: 'Crédito' });
const activo = boolean('Activo');
const owner = reference('usuario', 'Administrador');

test.each([
  ['money with a comma', money('Valor'), '$ 1.500,50', '1500.50'],
  ['money with a point', money('Valor'), '12.5', '12.5'],
  ['a percentage', percent('%'), '12,5 %', '12.5'],
  ['[U1] money that is a percentage, which the API refuses', money('Valor'), '15%', '15%'],
  ['[U1] a percentage of Excel', percent('%'), '15%', '15'],
  ['a day', day('Fecha'), '12/10/2026', '2026-10-12'],
  ['a choice by its label without accents and case', tipo, 'CREDITO', 'credito'],
  ['a choice by its value', tipo, 'otros', 'otros'],
  ['a yes by its word', activo, 'SI', true],
  ['a no as a number', activo, '0', false],
  ['a person by name', owner, 'mora, berta', 3],
  ['a person by username', owner, 'BMORA', 3],
  ['a person by id', owner, '4', 4],
  ['a number', number('Cifras'), '4', 4],
  ['a formula text from our own export', text('Nota'), "'=1+1", '=1+1'],
])('a cell holds %s', (_, field, said, value) => {
  expect(readCell({ field: describeField(field), text: said }, find)).toEqual({ value });
});

test('a cell holds digits without the leading zeros that a spreadsheet removes', () => {
  const cedula = { ...describeField(text('Cédula')), digits: 10 };

  expect(readCell({ field: cedula, text: '912345675' }, find)).toEqual({ value: '0912345675' });
});

test('[V4] a number of a spreadsheet has no thousands: three decimals are refused', () => {
  const valor = describeField(money('Valor'));

  expect(readCell({ field: valor, text: '15.375', isNumber: true }, find)).toEqual({
    error: 'Tiene tres decimales: escríbalo con dos, como 15.38',
  });
  expect(readCell({ field: valor, text: '1500', isNumber: true }, find)).toEqual({ value: '1500' });
  expect(readCell({ field: describeField(percent('%')), text: '12.3456', isNumber: true }, find)).toEqual({
    error: 'Tiene 4 decimales: escríbalo con dos, como 12.35',
  });
});

test('[U3] a phone of nine digits gets its 0 back, other phones stay', () => {
  const telefono = { ...describeField(text('Teléfono')), inputMode: 'tel' } as const;

  expect(readCell({ field: telefono, text: '991234567' }, find)).toEqual({ value: '0991234567' });
  expect(readCell({ field: telefono, text: '2345678' }, find)).toEqual({ value: '2345678' });
});

test('[U3] a person is found by a cédula without its 0', () => {
  const byCedula = finderOf({ usuarios: [{ id: 3, nombre: 'Berta', cedula: '0912345675' }] });

  expect(readCell({ field: describeField(owner), text: '912345675' }, byCedula)).toEqual({ value: 3 });
});

test.each([
  ['money that may be thousands', money('Valor'), '1.500', /^1.500 puede ser 1500.00 o 1.50/],
  ['[U1] a number that is a percentage', number('Cuotas'), '15%', 'Escriba solo números'],
  [
    '[U3] an account that Excel shortened',
    text('Cuenta'),
    '2,20123E+11',
    'Excel acortó «2,20123E+11»: escríbalo en la celda como texto',
  ],
  ['an invalid day', day('Fecha'), 'ayer', /^Escriba la fecha/],
  ['an unknown choice', tipo, 'viajes', 'No es ninguna de estas: Otros, Crédito'],
  ['a word other than Sí or No', activo, 'quizás', 'Escriba Sí o No'],
  ['nobody', owner, 'Carlos', 'No se encontró «Carlos»'],
  ['the name of two people', owner, 'Ana Paz', 'Hay 2 que se llaman así: escriba el id'],
  ['an invalid number', number('Cifras'), 'x', 'Escriba solo números'],
])('a cell with %s says why it cannot be read', (_, field, said, error) => {
  expect(readCell({ field: describeField(field), text: said }, find)).toEqual({
    error: typeof error === 'string' ? error : expect.stringMatching(error),
  });
});
