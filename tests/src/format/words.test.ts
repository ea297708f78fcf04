import { expect, test } from 'vitest';
import { nounOf } from '../../../src/format/noun';
import { pathsOf } from '../../../src/format/paths';
import { counted, hasWords, personText, wordText } from '../../../src/format/text';

test.each([
  ['la venta', 'ventas', 'La venta', 'Nueva venta', 'Ninguna venta', 'Venta 12 creada'],
  ['el préstamo', 'préstamos', 'El préstamo', 'Nuevo préstamo', 'Ningún préstamo', 'Préstamo 12 creado'],
  ['el promotor', 'promotores', 'El promotor', 'Nuevo promotor', 'Ningún promotor', 'Promotor 12 creado'],
  ['la Nomina', 'nominas', 'La Nomina', 'Nueva Nomina', 'Ninguna Nomina', 'Nomina 12 creada'],
])('texts agree with "%s"', (singular, ...texts) => {
  const { many, the, fresh, none, done } = nounOf(singular);

  expect([many, the, fresh, none, done('cread', '12')]).toEqual(texts);
  expect(done('cread')).toBe(texts[4]?.replace(' 12', ''));
});

test('a person is called by both names, anything else by none', () => {
  expect(personText({ nombre: 'Ana', apellido: 'Loor' })).toBe('Ana Loor');
  expect(personText({ nombre: 'Ana' })).toBe('Ana');
  expect([personText({ apellido: 'Loor' }), personText(null), personText(7)]).toEqual(['Loor', '', '']);
});

test('one is counted in the singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'premio', 'premios'))).toEqual([
    '0 premios',
    '1 premio',
    '2 premios',
  ]);
  expect(wordText('REVISADO')).toBe('Revisado');
});

test.each([
  ['ana LOOR', true],
  ['loor  aná', true],
  [' ', true],
  ['ana vera', false],
])('"%s" is searched word by word: %s', (search, isFound) => {
  expect(hasWords('Ana María Loor', search)).toBe(isFound);
});

test.each([
  ['Cedeño, Mariana', true],
  ['Cedeño,Mariana', true],
  ['cedeno , mariana', true],
  ['Mariana; Cedeño', true],
  ['Cedeño, Marta', false],
  ['Cedeño,', true],
  [', 12,50', true],
  ['12,5', true],
  ['12, 50', true],
  ['1,250', false],
])('[V11] "%s" is searched as people write a name and an amount: %s', (search, isFound) => {
  expect(hasWords('Mariana Cedeño Vera · pagó 12,50', search)).toBe(isFound);
});

test('the paths of a record are joined by commas', () => {
  expect([pathsOf('a.png,b.png'), pathsOf(''), pathsOf(null)]).toEqual([['a.png', 'b.png'], [], []]);
});
