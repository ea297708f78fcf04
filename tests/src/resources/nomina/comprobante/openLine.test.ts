import { expect, test } from 'vitest';
import type { DetalleRecord } from '../../../../../src/dataProvider/nomina';
import { nextUnpaid } from '../../../../../src/resources/nomina/comprobante/openLine';

const lines = (paid: readonly boolean[]) =>
  paid.map(
    (isPaid, n): DetalleRecord => ({
      id: n + 1,
      usuario: { nombre: '', apellido: '', cuenta_bancaria: '' },
      cuenta: '',
      semana: '',
      total: 0,
      suma: 0,
      media: 0,
      descuentos: 0,
      otros_ingresos: 0,
      comprobante: isPaid ? ['a.png'] : [],
    }),
  );

test.each([
  ['the first unpaid one', [true, false, false], undefined, 2],
  ['the next unpaid one below', [false, false, false], 2, 3],
  ['the first one if none is below', [false, true, false], 3, 1],
  ['nobody if all are paid', [true, true], undefined, undefined],
  ['never the same one again', [true, false], 2, undefined],
])('the next person to pay is %s', (_case, paid, after, next) => {
  expect(nextUnpaid(lines(paid), after)?.id).toBe(next);
});
