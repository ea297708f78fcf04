import { expect, test } from 'vitest';
import { sections } from '../../../src/resources';
import { lazy } from '../../../src/section/lazy';
import { listPath, recordPath } from '../../../src/section/sectionPath';
import { createToScreen } from '../../../src/section/sectionRouter';
import { gastos } from '../../support/sampleSection';

const toScreen = createToScreen(sections);
const List = lazy(async () => ({ default: () => 'Un gasto' }));

test.each([
  ['gastos', '/auth/gastos/edit/7'],
  ['nomina', '/auth/nomina/planilla/7'],
  ['sorteos', '/auth/configuracion/sorteos/edit/7'],
  ['transferencias', '/auth/transferencias/edit/7'],
])('[D9] a record of %s opens at %s', (section, address) => {
  expect(toScreen(recordPath(section, 7))).toBe(address);
});

test('[D9] a record of a section without a screen for it is found by its list', () => {
  const { 'edit/:id': _, ...screens } = gastos.screens;
  const without = createToScreen([{ ...gastos, screens: { ...screens, '': List } }]);

  expect(without(recordPath('gastos', 7))).toBe(listPath('gastos', { q: '7' }));
});

test('[D9] every section that links to its records has a screen for them, or its list finds them', () => {
  const lost = sections
    .filter(({ rest }) => rest)
    .filter(({ name, path = name, screens, filters }) => {
      const address = toScreen(recordPath(name, 7));
      const [, screen = ''] = address.split(`/auth/${path}/`);

      return screen
        ? !(screen.replace('7', ':id') in screens)
        : !filters.some(({ source }) => source === 'q');
    });

  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('[D9] a section with two screens for a record opens the one that is asked for', () => {
  const both = createToScreen([{ ...gastos, screens: { ...gastos.screens, 'show/:id': List } }]);

  expect(both('/auth/gastos/7/show')).toBe('/auth/gastos/show/7');
  expect(both('/auth/gastos/7')).toBe('/auth/gastos/edit/7');
});

test.each([
  ['/auth/gastos', '/auth/gastos'],
  ['/auth/gastos/create', '/auth/gastos/create'],
  ['/auth/gastos/7/show?uno=1', '/auth/gastos/edit/7?uno=1'],
  ['/auth/gastos/edit/7#dos', '/auth/gastos/edit/7#dos'],
  ['/auth/planillas/ventas', '/auth/planillas/ventas'],
  ['/auth/no/7', '/auth/no/7'],
  ['/otra/gastos/7', '/otra/gastos/7'],
])('%s leads to %s', (asked, address) => {
  expect(toScreen(asked)).toBe(address);
});
