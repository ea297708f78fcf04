import { expect, test } from 'vitest';
import { sectionPath } from '../../../../src/ui/section/sectionPath';

test.each([
  [sectionPath('nomina'), '/auth/nomina'],
  [sectionPath('nomina', 'create'), '/auth/nomina/create'],
  [sectionPath('premios', 'edit', 7), '/auth/premios/edit/7'],
  [sectionPath('configuracion/sorteos', 'edit', 'a/b'), '/auth/configuracion/sorteos/edit/a%2Fb'],
])('%s is spelled %s', (path, expected) => {
  expect(path).toBe(expected);
});
