import { expect, test } from 'vitest';
import { cuotaOf } from '../../../../src/resources/prestamos/CuotaInput';

test.each([
  ['100', 3, '33.34'],
  ['100', 4, '25.00'],
  ['0.01', 5, '0.01'],
  ['', 3, ''],
  ['cien', 3, ''],
  ['100', null, ''],
  ['100', 0, ''],
  ['100', 1.5, ''],
])('%j in %j cuotas is %j each', (valor, cuotas, cuota) => {
  expect(cuotaOf(valor, cuotas)).toBe(cuota);
});
