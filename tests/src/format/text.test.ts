import { expect, test } from 'vitest';
import { counted, hasWords, padMessage } from '../../../src/format/text';

test('a message is padded at its end with exclamation marks', () => {
  expect(padMessage('Nomina creada', () => 0)).toBe(`Nomina creada${'!'.repeat(17)}`);
});

test('[SPEC 5.8] the total length is 30 at least and 40 at most', () => {
  expect(padMessage('Nomina creada', () => 0)).toHaveLength(30);
  expect(padMessage('Nomina creada', () => 0.999_999)).toHaveLength(40);
});

test('[SPEC 5.8] every length from 30 to 40 occurs', () => {
  const lengths = new Set(Array.from({ length: 2000 }, () => padMessage('Listo').length));

  expect([...lengths].sort()).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
});

test('[SPEC 5.8] a longer message is shown unchanged', () => {
  const long = 'La nomina de la semana fue registrada correctamente';

  expect(padMessage(long, () => 0.999_999)).toBe(long);
});

test.each([
  [1, '1 fila'],
  [999, '999 filas'],
  [12_345, '12,345 filas'],
])('a count of %i is written as money is', (count, text) => {
  expect(counted(count, 'fila', 'filas')).toBe(text);
});

test.each(['jose ibanez', 'JOSÉ', 'José'.normalize('NFD'), "o'hara", 'o´hara', 'muller', 'Ibá\u200Bñez'])(
  '[U11] %s finds José Ibáñez O’Hara Müller',
  (search) => {
    expect(hasWords('José Ibáñez O’Hara Müller', search)).toBe(true);
    expect(hasWords('José Ibáñez O’Hara Müller'.normalize('NFD'), search)).toBe(true);
  },
);
