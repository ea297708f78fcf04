import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../src/format/money';

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
    [-50, '−$1'],
    [-150_000, '−$1,500'],
  ])('[SPEC 9.1] %d cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });
});
