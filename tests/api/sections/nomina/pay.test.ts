import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basePay } from '../../../../api/sections/nomina/pay';

test('a paga is its share of the sales, with half a cent rounded up exactly', () => {
  const sales = fc.oneof(fc.nat({ max: 1000 }), fc.maxSafeNat());

  fc.assert(
    fc.property(sales, fc.nat({ max: 10_000 }), (suma, paga) => {
      const base = basePay({ sueldo_fijo: 'N', valor: 0, paga }, suma);
      const tenThousandths = BigInt(base) * 10_000n - BigInt(suma) * BigInt(paga);

      expect(tenThousandths > -5_000n && tenThousandths <= 5_000n).toBe(true);
    }),
  );
});
