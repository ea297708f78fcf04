import { beforeEach, expect, test } from 'vitest';
import { createStore } from '../../src/store';

beforeEach(() => localStorage.clear());

const openStore = () => {
  const store = createStore();
  store.setup();

  return store;
};

test('[Y5] theme, menu and a closed panel of users are remembered on the device, also after a sign-out', () => {
  const store = openStore();
  store.setItem('theme', 'dark');
  store.setItem('usersPanel.open', false);
  store.setItem('sidebar.open', false);
  store.reset();

  expect(openStore().getItem('theme')).toBe('dark');
  expect(openStore().getItem('sidebar.open')).toBe(false);
  expect(openStore().getItem('usersPanel.open')).toBe(false);
});

test('[F6] filters and selections of one user never reach the storage', () => {
  const store = openStore();
  store.setItem('usuarios.listParams', { filter: { q: 'Ana Paredes' } });

  expect(store.getItem('usuarios.listParams')).toEqual({ filter: { q: 'Ana Paredes' } });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Ana');
  expect(openStore().getItem('usuarios.listParams')).toBeUndefined();
});

test('the chosen columns of a user are restored only for that user', () => {
  const mine = openStore();
  mine.belongTo(7);
  mine.setItem('gastos.datatable', ['tipo']);
  mine.setItem('gastos.listParams', { filter: { q: 'Ana Paredes' } });

  const other = openStore();
  other.belongTo(8);
  const again = openStore();
  again.belongTo(7);

  expect(other.getItem('gastos.datatable')).toBeUndefined();
  expect(again.getItem('gastos.datatable')).toEqual(['tipo']);
  expect(again.getItem('gastos.listParams')).toBeUndefined();
});

test.each([
  ['theme', ['blue', 1, null], 'dark'],
  ['sidebar.open', ['yes', 0], false],
  ['gastos.perPage', ['many', null, []], 50],
  ['gastos.datatable', ['tipo', { 0: 'tipo' }, [1]], ['tipo']],
  ['reportes.administrador', [3, null, {}], '3'],
  ['Histórico.grafico', ['no', 0, null], false],
  ['centavos', ['yes', 1, null], true],
  ['gastos.savedQueries', ['x', [null], [{ label: 3 }]], [{ label: 'Taxis', value: {} }]],
  ['gastos.datatable_columnRanks', [[0, 0], [1], [2, 0], 'x', [-1, 0]], [1, 0]],
  ['importaciones.gastos.columnas', [null, 'x', { monto: 1 }], { monto: 'valor' }],
])('[U20] a kept %s in the wrong form is as if it were not there', (key, wrong, right) => {
  const store = openStore();
  store.belongTo(7);
  for (const value of wrong) {
    store.setItem(key, value);
    expect(store.getItem(key, 'default')).toBe('default');
  }
  store.setItem(key, right);

  expect(store.getItem(key, 'default')).toEqual(right);
});
