import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Gasto } from '../contract/gastos';
import { ejected, withScreens } from '../scripts/newSection/eject';
import { labelOf, readFields, requireName } from '../scripts/newSection/fields';
import { contractOf, descriptorOf, linesOf, migrationOf, withLine } from '../scripts/newSection/files';
import { gastos } from '../src/resources/gastos';
import type { ColumnProps } from '../src/ui/table/Column';

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

test('[D1] a new section declares what its list, filters, form and card show', () => {
  const fields = readFields(['fecha:day', 'nombre:text', 'tipo:choice:uno,dos', 'saldo:money', 'alta:day']);
  const text = descriptorOf({ name: 'bancos', singular: 'el banco', fields });

  expect(text).toContain("list: ['id', 'fecha', 'nombre', 'tipo', 'saldo', 'alta']");
  expect(text).toContain("filters: ['q', 'fecha', 'tipo', { alta: '' }, { estado: 'A' }]");
  expect(text).toContain("form: ['fecha', 'nombre', 'tipo', 'saldo', 'alta']");
  expect(text).toContain("card: { title: 'nombre', value: 'saldo' }");
});

test('a section whose records are enabled and disabled has no annulment', () => {
  const fields = readFields(['nombre:text', 'estado:enabled']);
  const section = { name: 'bancos', singular: 'el banco', fields };

  expect(contractOf(section)).toContain('estado: enabled,');
  expect(migrationOf(section)).toContain("check (estado in ('A', 'I'))");
  expect(descriptorOf(section)).toContain("form: ['nombre', { estado: 'A' }]");
  for (const text of [contractOf(section), migrationOf(section), descriptorOf(section)])
    expect(text).not.toMatch(/anul|'X'/);
});

test.each([
  ['direccion', 'Dirección'],
  ['telefono_movil', 'Teléfono móvil'],
  ['ruc', 'RUC'],
  ['fk_vendedor', 'Vendedor'],
])('the field %s is labelled %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test('a column of a written out list that its section lacks does not compile', () => {
  const { 'src/resources/gastos/GastosList.tsx': list = '' } = ejected(['gastos', 'list']);

  expect(list).toContain('type Gasto = RecordOf<typeof gastosRest>;');
  expect(list.match(/<DataTable\.Col /g)).toBeNull();
  // @ts-expect-error: a gasto has no such field.
  const source: ColumnProps<Gasto>['source'] = 'descripcon';
  expect(source).toBeDefined();
});

const sourcesIn = (text: string) =>
  [...text.matchAll(/<[\w.]+(?:<\w+>)?[^>]* source="(\w+)"/g)].map(([, source]) => source);

test.each([
  ['list', 'GastosList.tsx', [...(gastos.filters ?? []).map(({ source }) => source), ...(gastos.list ?? [])]],
  ['form', 'GastosForm.tsx', gastos.form],
  ['create', 'GastosCreate.tsx', gastos.form],
  ['edit', 'GastosEdit.tsx', gastos.form],
])(
  '[D2] the written out %s of a section has the parts of its declaration, in their order',
  (view, file, sources) => {
    const { 'src/resources/gastos/index.ts': index, ...files } = ejected(['gastos', view]);

    expect(Object.keys(files)).toEqual([`src/resources/gastos/${file}`]);
    expect(sourcesIn(Object.values(files).join(''))).toEqual(sources);
    expect(index).toContain(file.replace('.tsx', ''));
  },
);

test.each([
  ['a section that does not exist', ['bancos', 'list'], /^'bancos' is not a section/],
  ['a section of another dialect', ['nomina', 'list'], /^'nomina' is not a section/],
  ['an unknown view', ['gastos', 'show'], /^Say what to write/],
  ['a view that is written out already', ['premios', 'list'], /PremiosList.tsx is there already$/],
])('%s is not written out', (_, said, refusal) => {
  expect(() => ejected(said)).toThrow(refusal);
});

test('a screen that the section already names is not replaced', () => {
  const text = "defineSection(gastosRest, {\n  screens: {\n    list: () => import('./Otra'),\n  },\n});\n";

  expect(() => withScreens('index.ts', text, [['list', "() => import('./GastosList')"]])).toThrow(
    /^index.ts has its own list already$/,
  );
});
