import { describe, expect, test } from 'vitest';
import { centsToInput, formatMoney, isMoneyText } from '../../../src/format/money';

describe('money in tables', () => {
  test.each([
    [0, '$0'],
    [49, '$0'],
    [50, '$1'],
    [150_000, '$1,500'],
    [150_049, '$1,500'],
    [150_050, '$1,501'],
    [100_000_000_050, '$1,000,000,001'],
    [-49, '$0'],
    [-50, '-$1'],
    [-150_000, '-$1,500'],
  ])('%d cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });
});

describe('money in inputs', () => {
  test.each([
    [0, ''],
    [5, '0.05'],
    [50, '0.50'],
    [1050, '10.50'],
    [150_050, '1500.50'],
    [-150_050, '-1500.50'],
  ])('%d cents start an input with "%s"', (cents, text) => {
    expect(centsToInput(cents)).toBe(text);
  });

  test.each(['', '0', '10', '10.', '10.5', '10.50', '0.05', '9999999999'])('"%s" is accepted', (text) => {
    expect(isMoneyText(text)).toBe(true);
  });

  test.each(['-1', '+1', '.5', '1,5', '1,500.00', '1e3', '10.505', ' 1', '1 ', 'diez', '$5', '1.2.3', '٣'])(
    '"%s" is refused',
    (text) => {
      expect(isMoneyText(text)).toBe(false);
    },
  );
});
