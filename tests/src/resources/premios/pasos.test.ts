import { describe, expect, test } from 'vitest';
import { Premio } from '../../../../contract/premios';
import { isTurnOf, pasosFor } from '../../../../src/resources/premios/pasos/pasos';

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
  ])('a %s can take one that is %s, created by %i, to %j', (role, estado, fk_usuario_creacion, steps) => {
    expect(pasosFor({ estado, fk_usuario_creacion }, { id: ME, role })).toEqual(steps);
  });
});

test.each([
  ['revisor', 'PENDIENTE', {}, true],
  ['revisor', 'PENDIENTE', { fk_usuario_creacion: ME }, false],
  ['revisor', 'REVISADO', {}, false],
  ['premiacion', 'REVISADO', {}, true],
  ['premiacion', 'REVISADO', { fk_usuario_revisor: ME }, false],
  ['premiacion', 'RECHAZADO', {}, false],
  ['superadministrador', 'PENDIENTE', {}, true],
  ['superadministrador', 'REVISADO', { fk_usuario_paso: ME }, false],
  ['administrador', 'PENDIENTE', {}, false],
])('the queue of a %s has one that is %s, with %j: %s', (role, estado, doers, isWaiting) => {
  const premio = Premio.parse({ id: 81, estado, fk_usuario_creacion: OTHER, ...doers });

  expect(isTurnOf(premio, { id: ME, role })).toBe(isWaiting);
});
