import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Archivos,
  Comprobante,
  centsToDollars,
  Dinero,
  DineroConSigno,
  DineroEscrito,
  DineroPositivo,
  dollarsToCents,
  Fecha,
  FechaLeida,
  Id,
  isAway,
  OptionalId,
  Texto,
  toCents,
  toDollars,
} from '../../contract/common';
import { text } from '../../contract/field';

describe('money', () => {
  test.each([
    ['1500.50', 150050],
    [1500.5, 150050],
    [0.1 + 0.2, 30],
    ['0', 0],
    ['-3.05', -305],
    ['7.', 700],
    ['12.3000', 1230],
    [null, 0],
    ['', 0],
    [undefined, 0],
  ])('an answer of %j is read as %d cents', (wire, cents) => {
    expect(Dinero.parse(wire)).toBe(cents);
  });

  test.each(['1,500', 'abc', '1.234', Number.NaN, {}, true])('an answer of %j is no money', (wire) => {
    expect(Dinero.safeParse(wire).success).toBe(false);
  });

  test.each([
    ['', 0],
    ['10', 1000],
    ['10.5', 1050],
    ['10.05', 1005],
    [10.05, 1005],
  ])('%j typed is %d cents', (typed, cents) => {
    expect(DineroEscrito.parse(typed)).toBe(cents);
  });

  test.each([
    '-1',
    '+1',
    '.5',
    '1,5',
    '1,500.00',
    '1.234',
    ' 1',
    '1 ',
    '1e3',
    'x',
    '$5',
    '٣',
    0.001,
    -1,
    null,
    '10000000',
  ])('[SPEC 5.1] %j typed is refused', (typed) => {
    expect(DineroEscrito.safeParse(typed).success).toBe(false);
  });

  test.each(['-5', -5, '0'])('%j typed is refused: it must be more than 0', (typed) => {
    expect(DineroPositivo.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      'El valor debe ser mayor que 0',
    ]);
  });

  test.each([
    ['5', 500],
    ['-5', -500],
    ['5.', 500],
    ['-5.25', -525],
  ])('%j typed with a sign is %d cents', (typed, cents) => {
    expect(DineroConSigno.parse(typed)).toBe(cents);
  });

  test.each(['', '0', '-', '+5', '--5', '5-', '.5', '5,25', '1.2.3', '1e3', ' 5', 'a', '٣'])(
    '[SPEC 5.2] %j typed is no signed amount',
    (typed) => {
      expect(DineroConSigno.safeParse(typed).success).toBe(false);
    },
  );

  test('the largest amount is 9999999.99 with either sign', () => {
    expect(DineroEscrito.parse('9999999.99')).toBe(999_999_999);
    expect(DineroConSigno.parse('-9999999.99')).toBe(-999_999_999);
    for (const [schema, typed] of [
      [DineroEscrito, '10000000'],
      [DineroConSigno, '-10000000'],
    ] as const) {
      expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(
        'Escriba una cantidad de 9999999.99 como máximo',
      );
    }
  });

  test('cents stay the same over the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
      }),
    );
  });
});

describe('days', () => {
  test.each([
    '2026-02-29',
    '2026-02-62',
    '2026-13-01',
    '2026-00-10',
    '0202-01-01',
    '2026-1-1',
    '',
    '2026-01-01T00:00:00Z',
  ])('%j is no day', (text) => {
    expect(Fecha.safeParse(text).success).toBe(false);
  });

  test('the 29th of February of a leap year is a day', () => {
    expect(Fecha.parse('2028-02-29')).toBe('2028-02-29');
  });

  test('an instant in an answer is read by its day, and null as none', () => {
    expect(FechaLeida.parse('2026-11-16T00:00:00.000Z')).toBe('2026-11-16');
    expect(FechaLeida.parse(null)).toBe('');
  });
});

describe('ids and texts', () => {
  test.each([7, '7'])('%j is the id 7', (wire) => {
    expect(Id.parse(wire)).toBe(7);
  });

  test.each([0, -1, 1.5, '', '1x', null, Number.MAX_SAFE_INTEGER + 1])('%j is no id', (wire) => {
    expect(Id.safeParse(wire).success).toBe(false);
  });

  test.each([null, '', undefined])('%j is read as no id in an optional field', (wire) => {
    expect(OptionalId.parse(wire)).toBeNull();
  });

  test('a number counts as its digits and null as no text', () => {
    expect([Texto.parse(2200), Texto.parse(null), Texto.parse(undefined)]).toEqual(['2200', '', '']);
  });
});

describe('proofs', () => {
  test.each([
    ['a.jpg', ['a.jpg']],
    ['a.jpg,b.png', ['a.jpg', 'b.png']],
    ['a.jpg, ,', ['a.jpg']],
    [
      ['a.jpg', null, 'b.png'],
      ['a.jpg', 'b.png'],
    ],
    ['', []],
    [null, []],
  ])('[SPEC 2.27] %j are the pictures %j', (wire, paths) => {
    expect(Comprobante.parse(wire)).toEqual(paths);
  });

  test('ten may be sent, as a list or as a text', () => {
    const ten = Array.from({ length: 10 }, (_, place) => `comprobantes/${place}.png`);

    expect([Archivos.parse(ten), Archivos.parse(ten.join())]).toEqual([ten.join(), ten.join()]);
  });
});

test('cents are numbers, typed dollars are texts', () => {
  expect([toDollars(150), toDollars(0), toDollars('1.5'), toDollars(null)]).toEqual([
    '1.50',
    '0.00',
    '1.5',
    null,
  ]);
  expect([toCents(150), toCents(' 1.5 '), toCents(undefined)]).toEqual([150, 150, undefined]);
});

test.each([0, 502, 503, 504])('a server that answers %d is away', (status) => {
  expect(isAway(Object.assign(new Error(), { status }))).toBe(true);
  expect([
    isAway({ status }),
    isAway(new Error()),
    isAway(Object.assign(new Error(), { status: 500 })),
  ]).toEqual([false, false, false]);
});

test('an optional text has the length that its field says', () => {
  const { write } = text('Placa', { optional: true, longest: 5 });

  expect(write.safeParse('GYE-1').success).toBe(true);
  expect(write.safeParse('GYE-12').error?.issues[0]?.message).toBe('Escriba 5 caracteres como máximo');
});
