import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ambiguityOf, plainDollars } from '../../../src/format/typedMoney';

test.each([
  ['12,50', '12.50'],
  ['12.5', '12.5'],
  ['12,', '12'],
  [',5', '0.5'],
  ['-.5', '-0.5'],
  [' 1500 ', '1500'],
  [' 1.234 ', '1.234'],
  [' , ', ','],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234.567', '1234567'],
  ['1,234,567.8', '1234567.8'],
  ['1.234,', '1234'],
  ['$5.00', '5.00'],
  ['-$ 1.234,50', '-1234.50'],
  ['−$1,234.50', '-1234.50'],
  ['', ''],
])('"%s" is sent as "%s"', (typed, plain) => {
  expect(plainDollars(typed)).toBe(plain);
});

test.each([
  ['1.234', '1234.00', '1.23'],
  ['1,500', '1500.00', '1.50'],
  ['-12,345', '-12345.00', '-12.35'],
  ['123.000', '123000.00', '123.00'],
])('[V4] "%s" is ambiguous and shows both readings', (typed, thousands, decimals) => {
  expect(plainDollars(typed)).toBe(typed);
  expect(ambiguityOf(typed)).toBe(`${typed} puede ser ${thousands} o ${decimals}: escriba el que es`);
});

test.each(['0,123', '1234,567', '1.23.4', '1.234,567', '1,23,456', '12a', '-', ',', '1$5', '1−5'])(
  '"%s" stays unchanged, so the contract refuses it',
  (typed) => {
    expect(plainDollars(typed)).toBe(typed);
    expect(ambiguityOf(typed)).toBeUndefined();
  },
);

test('an amount is read with the group separators of both countries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom('es-EC', 'en-US'),
      (cents, locale) => {
        const typed = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });

        expect(plainDollars(typed)).toBe((cents / 100).toFixed(2));
      },
    ),
  );
});
