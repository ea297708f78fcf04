import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sorteosRest } from '../../../../contract/sorteos';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const MENU = [
  ['Dashboard', '/auth/dashboard'],
  ['Configuración', '/auth/configuracion'],
  ['Usuarios', '/auth/usuarios'],
  ['Promotores', '/auth/vendedores'],
  ['Ventas', '/auth/ventas'],
  ['Premios', '/auth/premios'],
  ['Gastos', '/auth/gastos'],
  ['Solicitudes depositos', '/auth/depositos'],
  ['Transferencias internas', '/auth/transferencias'],
  ['Préstamos', '/auth/prestamos'],
  ['Ingresos', '/auth/ingresos'],
  ['Nomina', '/auth/nomina'],
  ['Planillas', '/auth/planillas'],
  ['Reportes', '/auth/reportes'],
] as const;

const labelsWithout = (...left: string[]) => MENU.map(([label]) => label).filter((it) => !left.includes(it));

const menuOf = async () => {
  await screen.findByText('Hola, Ana Paredes');
  const menu = screen.getByRole('navigation', { name: 'Menú principal' });

  return within(menu).queryAllByRole('link');
};

test.each<[string, readonly string[]]>([
  ['superadministrador', labelsWithout()],
  ['administrador', labelsWithout('Configuración', 'Usuarios')],
  ['sumador', ['Ventas', 'Planillas']],
  ['premiacion', ['Premios', 'Planillas']],
  ['revisor', ['Premios', 'Planillas']],
  ['', labelsWithout('Configuración', 'Usuarios')],
  ['gerente', []],
])('[SPEC 2.6] the menu of the role "%s" holds what SPEC 2 lists, in its order', async (role, labels) => {
  renderApp({ path: '/auth/dashboard', role });
  await screen.findByRole('heading', { level: 1 });

  expect((await menuOf()).map((link) => link.getAttribute('aria-label'))).toEqual(labels);
});

test('[SPEC 2.6] each entry leads to its route', async () => {
  renderApp({ path: '/auth/dashboard' });
  await screen.findByRole('heading', { level: 1 });

  expect((await menuOf()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual(MENU);
});

test('the entry of the open section is marked, below it too', async () => {
  renderApp({ path: '/auth/configuracion/sorteos', handlers: restHost(sorteosRest).handlers });
  await screen.findByRole('heading', { level: 1, name: 'Sorteos' });

  const current = (await menuOf()).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Configuración']);
});

test('the menu folds to icons that keep their names, and remembers it', async () => {
  const { user } = renderApp({ path: '/auth/dashboard' });
  await screen.findByRole('heading', { level: 1 });

  await user.click(screen.getByRole('button', { name: 'Cerrar menú' }));

  const links = await menuOf();
  expect(links.map((link) => link.textContent).join('')).toBe('');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(labelsWithout());
  expect(JSON.stringify(localStorage)).toContain('sidebar.open');
});
