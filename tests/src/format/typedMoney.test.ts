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

test.each(['1.234', '1,234', '-12,345', '123.000'])(
  '"%s" is ambiguous and shows how to write it',
  (typed) => {
    const digits = typed.replace(/[.,]/, '');

    expect(plainDollars(typed)).toBe(typed);
    expect(ambiguityOf(typed)).toBe(`No está claro si son miles: escriba ${digits} o ${digits}.00`);
  },
);

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
