import { beforeEach, expect, test } from 'vitest';
import { createStore } from '../../src/store';

beforeEach(() => localStorage.clear());

const openStore = () => {
  const store = createStore();
  store.setup();

  return store;
};

test('theme and menu are remembered on the device, also after a sign-out', () => {
  const store = openStore();
  store.setItem('theme', 'dark');
  store.setItem('sidebar.open', false);
  store.reset();

  expect(openStore().getItem('theme')).toBe('dark');
  expect(openStore().getItem('sidebar.open')).toBe(false);
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
