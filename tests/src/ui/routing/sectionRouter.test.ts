import { expect, test } from 'vitest';
import { sections } from '../../../../src/resources';
import { createToScreen } from '../../../../src/ui/routing/sectionRouter';

const toScreen = createToScreen(sections);

test.each([
  ['/auth/usuarios/7', '/auth/usuarios/edit/7'],
  ['/auth/usuarios/7/show', '/auth/usuarios/edit/7'],
  ['/auth/usuarios/a%2Fb', '/auth/usuarios/edit/a%2Fb'],
  ['/auth/sorteos', '/auth/configuracion/sorteos'],
  ['/auth/sorteos/create', '/auth/configuracion/sorteos/create'],
  ['/auth/sorteos/7', '/auth/configuracion/sorteos/edit/7'],
  ['/auth/password', '/auth/configuracion/password'],
  ['/auth/gastos/create?source={"valor":1}', '/auth/gastos/create?source={"valor":1}'],
  ['/auth/premios?filter={"q":"/auth/usuarios/7"}', '/auth/premios?filter={"q":"/auth/usuarios/7"}'],
])('the link %s of react-admin leads to %s', (link, screen) => {
  expect(toScreen(link)).toBe(screen);
});

test.each([
  '/',
  '/auth',
  '/auth/dashboard',
  '/auth/usuarios',
  '/auth/usuarios/create',
  '/auth/usuarios/edit/7',
  '/auth/configuracion/sorteos/edit/7',
  '/auth/planillas/global',
  '/auth/nomina/planilla/3',
  '/auth/loterias/7',
  '/usuarios/7',
  '#contenido',
  '?page=2',
])('%s stays as it is', (path) => {
  expect(toScreen(path)).toBe(path);
});

test('an address that was led to its screen is not led any further', () => {
  expect(toScreen(toScreen('/auth/sorteos/7'))).toBe('/auth/configuracion/sorteos/edit/7');
});
