import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basePay, lineTotal } from '../../../../api/sections/nomina/pay';

describe('basePay', () => {
  test('a fixed pay does not depend on the sales', () => {
    expect(basePay({ sueldo_fijo: 'S', valor: 12_050, paga: 1_000 }, 999_999)).toBe(12_050);
  });

  test.each([
    { suma: 0, paga: 1_250, base: 0 },
    { suma: 100_000, paga: 1_250, base: 12_500 },
    { suma: 100_000, paga: 10_000, base: 100_000 },
    { suma: 49, paga: 100, base: 0 },
    { suma: 50, paga: 100, base: 1 },
    { suma: 149, paga: 100, base: 1 },
    { suma: 150, paga: 100, base: 2 },
    { suma: 4, paga: 1_250, base: 1 },
    { suma: 1, paga: 4_999, base: 0 },
  ])('a paga of $paga hundredths of a percent of $suma cents is $base', ({ suma, paga, base }) => {
    expect(basePay({ sueldo_fijo: 'N', valor: 12_050, paga }, suma)).toBe(base);
  });

  test('it is exact for sums whose product a double would round', () => {
    expect(basePay({ sueldo_fijo: 'N', valor: 0, paga: 9_999 }, 9_007_199_254_740_991)).toBe(
      9_006_298_534_815_517,
    );
  });

  test('it is never more than half a cent from the exact share', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), fc.nat({ max: 10_000 }), (suma, paga) => {
        const tenThousandths = basePay({ sueldo_fijo: 'N', valor: 0, paga }, suma) * 10_000 - suma * paga;

        return tenThousandths > -5_000 && tenThousandths <= 5_000;
      }),
    );
  });
});

describe('lineTotal', () => {
  test.each([
    { base: 10_000, otros_ingresos: 0, descuentos: 0, total: 10_000 },
    { base: 10_000, otros_ingresos: 1_050, descuentos: 25, total: 11_025 },
    { base: 10_000, otros_ingresos: 0, descuentos: 10_000, total: 0 },
    { base: 10_000, otros_ingresos: 0, descuentos: 10_001, total: -1 },
  ])('$base + $otros_ingresos − $descuentos = $total', ({ total, ...parts }) => {
    expect(lineTotal(parts)).toBe(total);
  });
});
