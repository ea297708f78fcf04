import { expect, test } from 'vitest';
import { cuotaOf } from '../../../../src/resources/prestamos/CuotaInput';

test.each([
  ['100', 3, 3334],
  ['100', 4, 2500],
  ['0.01', 5, 1],
  [10_000, 3, 3334],
  ['', 3, undefined],
  ['cien', 3, undefined],
  ['100', null, undefined],
  ['100', 0, undefined],
  ['100', 1.5, undefined],
])('%j in %j cuotas is %j cents each', (valor, cuotas, cuota) => {
  expect(cuotaOf(valor, cuotas)).toBe(cuota);
});
