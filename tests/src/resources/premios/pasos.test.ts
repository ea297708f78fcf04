import { describe, expect, test } from 'vitest';
import { bulkStepsFor } from '../../../../src/resources/premios/bulkStep';
import { pasosFor } from '../../../../src/resources/premios/pasos';

const ME = 7;
const OTHER = 4;

describe('the steps of a premio', () => {
  test.each([
    ['revisor', 'PENDIENTE', OTHER, ['REVISADO', 'RECHAZADO']],
    ['premiacion', 'PENDIENTE', OTHER, []],
    ['administrador', 'PENDIENTE', OTHER, []],
    ['superadministrador', 'PENDIENTE', OTHER, ['REVISADO', 'RECHAZADO', 'ANULADO']],
    ['premiacion', 'REVISADO', OTHER, ['PAGADO']],
    ['revisor', 'REVISADO', OTHER, []],
    ['superadministrador', 'REVISADO', OTHER, ['PAGADO', 'ANULADO']],
    ['premiacion', 'RECHAZADO', OTHER, ['PENDIENTE']],
    ['administrador', 'RECHAZADO', OTHER, []],
    ['administrador', 'RECHAZADO', ME, ['PENDIENTE']],
    ['superadministrador', 'PAGADO', OTHER, ['REVISADO']],
    ['premiacion', 'PAGADO', OTHER, []],
    ['superadministrador', 'ANULADO', OTHER, []],
  ])('a %s takes one that is %s, made by %i, to %j', (role, estado, fk_usuario_creacion, steps) => {
    expect(pasosFor({ estado, fk_usuario_creacion }, { id: ME, role })).toEqual(steps);
  });
});

test.each([
  ['revisor', ['Revisar']],
  ['premiacion', ['Pagar']],
  ['superadministrador', ['Revisar', 'Pagar']],
  ['administrador', []],
  ['sumador', []],
])('a %s takes with many at once %j', (role, verbs) => {
  expect(bulkStepsFor(role).map(({ verb }) => verb)).toEqual(verbs);
});
