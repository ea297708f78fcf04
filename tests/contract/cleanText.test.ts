import { expect, test } from 'vitest';
import { Nombre, TextoEscrito, TextoLibre } from '../../contract/common';

test.each([
  ['accents apart (NFD)', 'Jose\u0301 Iba\u0301n\u0303ez', 'José Ibáñez'],
  ['zero-width characters', 'Pa\u200Bre\uFEFFdes', 'Paredes'],
  ['a soft hyphen', 'Pare\u00ADdes', 'Paredes'],
  ['direction marks', '\u202APaz\u202C', 'Paz'],
  ['control characters', 'Pa\u0000z\u001B', 'Paz'],
])('a text with %s is stored without', (_, typed, stored) => {
  for (const schema of [Nombre, TextoLibre, TextoEscrito]) expect(schema.parse(typed)).toBe(stored);
});

test('a note keeps its line breaks and tabs', () => {
  expect(TextoLibre.parse('uno\r\ndos\ttres')).toBe('uno\ndos\ttres');
});

test('a name of invisible characters alone is missing', () => {
  expect(Nombre.safeParse('\u200B\u200B').success).toBe(false);
});
