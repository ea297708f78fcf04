import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busquedaCalls } from '../../../contract/busqueda';
import { dollarsToCents } from '../../../contract/common';
import { day, money } from '../../../contract/field';
import { readCell } from '../../../src/features/import/readCell';
import { readWrittenDay } from '../../../src/format/import/readDay';
import { plainDollars } from '../../../src/format/typedMoney';
import { centsOf, refusalOf, summaryOf } from '../../../src/resources/ventas/grid/gridRow';
import { describeField } from '../../../src/section/field';

const INVISIBLE = ['\u200B', '\u202A', '\u202E', '\u2066', '\u2069', '\uFEFF', '\u00AD'];

/** A text with signs that nobody sees anywhere in it. */
const pasted = (...texts: readonly string[]) =>
  fc.constantFrom(...texts).chain((text) =>
    fc
      .array(fc.constantFrom('', '', '', ...INVISIBLE), {
        minLength: text.length + 1,
        maxLength: text.length + 1,
      })
      .map((signs) => signs.map((sign, at) => sign + (text[at] ?? '')).join('')),
  );

const noReference = () => ({ error: '' });

test('[V8] however an amount is pasted, form, grid and import read the same', () => {
  const written = [
    '12,50',
    '12.50',
    '$ 12,50',
    'US$ 12,50',
    'US$12.5',
    '12.50 USD',
    'usd 12.50',
    ' 12,50 $ ',
  ];
  fc.assert(
    fc.property(pasted(...written), (text) => {
      expect(dollarsToCents(plainDollars(text))).toBe(1250);
      expect(centsOf(text)).toBe(1250);
      const cell = readCell({ field: describeField(money('Valor')), text }, noReference);
      expect(dollarsToCents(Object(cell).value)).toBe(1250);
    }),
  );
});

test('[V8] however a day is pasted, it is read', () => {
  fc.assert(
    fc.property(pasted('25/11/2026', '25-11-26', '2026-11-25'), (text) => {
      expect(readWrittenDay(text)).toBe('2026-11-25');
    }),
  );
  expect(readCell({ field: describeField(day('Fecha')), text: '25/11/2026' }, noReference)).toEqual({
    value: '2026-11-25',
  });
});

test('[V8] however a colilla is pasted, it is right', () => {
  fc.assert(
    fc.property(pasted('0045', '(45)', ' 7 '), (colilla) => {
      const row = { key: 1, colilla, valor: '5' };
      expect(refusalOf(row, 'colilla', 4)).toBeUndefined();
      expect(['0045', '(45)', '7']).toContain(summaryOf([row], 4).lines[0]?.colilla);
    }),
  );
});

test('[V8] a search does not see what nobody sees', () => {
  fc.assert(
    fc.property(pasted('Ana Mora'), (q) => {
      expect(busquedaCalls.find.query?.parse({ q })).toEqual({ q: 'Ana Mora' });
    }),
  );
});
