import { expect, test } from 'vitest';
import { matchLabels } from '../../../src/format/match';

const MENU = [
  'Dashboard',
  'Configuración',
  'Usuarios',
  'Promotores',
  'Ventas',
  'Premios',
  'Gastos',
  'Solicitudes depositos',
  'Transferencias internas',
  'Préstamos',
  'Ingresos',
  'Nomina',
  'Planillas',
  'Reportes',
].map((label) => ({ label }));

const found = (typed: string) => matchLabels(typed, MENU).map(({ label }) => label);

test.each([
  ['nomna', 'Nomina'],
  ['transf', 'Transferencias internas'],
  ['prestamo', 'Préstamos'],
  ['PRÉSTAMOS', 'Préstamos'],
  ['configuracion', 'Configuración'],
  ['intern', 'Transferencias internas'],
  ['depostos', 'Solicitudes depositos'],
  ['illas', 'Planillas'],
  ['transferencia intrna', 'Transferencias internas'],
  [' gastos ', 'Gastos'],
])('"%s" finds %s first', (typed, label) => {
  expect(found(typed)[0]).toBe(label);
});

test('a label that starts with the text comes first, then a word that does, then any other place', () => {
  expect(found('in').slice(0, 3)).toEqual(['Ingresos', 'Transferencias internas', 'Nomina']);
});

test('prefix and substring come before a similar word', () => {
  const labels = ['Costas', 'Gasto', 'Pasta', 'Una  asta'].map((label) => ({ label }));

  expect(matchLabels('asta', labels).map(({ label }) => label)).toEqual([
    'Una  asta',
    'Pasta',
    'Gasto',
    'Costas',
  ]);
});

test.each([
  ['abcdexxxxx', true],
  ['abcdxxxxxx', false],
])('[SPEC 9.4] a similarity of 0.5 is enough, less is not: "%s"', (typed, isFound) => {
  expect(matchLabels(typed, [{ label: 'abcdefghij' }])).toHaveLength(isFound ? 1 : 0);
});
