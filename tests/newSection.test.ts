import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFields, requireName } from '../scripts/newSection/fields';
import { contractOf, linesOf, withLine } from '../scripts/newSection/files';

test.each([
  ['an unknown kind', ['saldo:dinero'], /^saldo is of no known kind: say one of text, /],
  ['a name with an accent', ['dirección:text'], /^'dirección' is no name/],
  ['a word of SQL', ['order:text'], /^'order' is a word of SQL/],
  ['a field that every section has', ['estado:text'], /^Every section has estado/],
  ['a name twice', ['nombre:text', 'nombre:note'], /^nombre is said twice/],
  ['a choice without values', ['tipo:choice'], /^tipo needs two values/],
  ['a reference to an unknown section', ['fk_banco:reference:banco'], /^fk_banco refers to none of usuario/],
  ['a reference by another name', ['promotor:reference:vendedor'], /^promotor: the name of a reference/],
  ['no text to search', ['saldo:money'], /^A section needs a text/],
])('a new section with %s is refused', (_, said, refusal) => {
  expect(() => readFields(said)).toThrow(refusal);
});

test('a new section has a name of lower-case letters', () => {
  for (const name of ['Bancos', 'bancos2', '../bancos', '_bancos', "ban'cos"])
    expect(() => requireName(name)).toThrow(/is no name/);
  expect(() => requireName('cuentas_bancarias')).not.toThrow();
});

test('a new section is shared unless its records name a user', () => {
  const section = { name: 'bancos', singular: 'el banco' };
  const fields = readFields(['nombre:text', 'fk_usuario:reference:usuario']);

  expect(contractOf({ ...section, fields })).not.toContain('isShared');
  expect(contractOf({ ...section, fields: fields.slice(0, 1) })).toContain('isShared: true');
});

test('a new section can be added to each list of sections', () => {
  for (const { file, ...line } of linesOf('bancos', '099-bancos'))
    expect(withLine(file, readFileSync(file, 'utf8'), line)).toContain(line.line);
});
