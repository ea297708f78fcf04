import { existsSync, readFileSync } from 'node:fs';
import { plain } from '../../src/format/text';
import { sections } from '../../src/resources';
import type { Section } from '../../src/section/Section';
import { Refusal } from './fields';
import { camelOf } from './files';

const VIEWS = ['list', 'form', 'create', 'edit'] as const;
type View = (typeof VIEWS)[number];

/** The files of `--eject gastos list`: the same view with explicit parts, and the section that names it. */
export const ejected = ([name = '', view = '']: readonly string[]): Record<string, string> => {
  const section = sections.find((one) => one.name === name && one.rest);
  if (!section) throw new Refusal(`'${name}' is not a section with a declared list and form`);
  if (!isView(view)) throw new Refusal(`Say what to write: --eject ${name} ${VIEWS.join(' | ')}`);
  const folder = `src/resources/${camelOf(name)}`;
  const part = pascalOf(camelOf(name)) + pascalOf(view);
  const file = `${folder}/${part}.tsx`;
  if (existsSync(file)) throw new Refusal(`${file} is there already`);
  const index = `${folder}/index.ts`;
  const declared = readFileSync(index, 'utf8');

  return {
    [file]:
      view === 'list' ? listOf(section, part, contractIn(index, declared)) : formOf(section, view, part),
    [index]: withScreens(index, declared, screensOf(view, part)),
  };
};

const isView = (view: string): view is View => VIEWS.some((one) => one === view);

const pascalOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The contract that a declaration begins with, and where it is. */
const contractIn = (file: string, text: string): [rest: string, from: string] => {
  const [, rest, from] = /import \{[^}]*?\b(\w+Rest)\b[^}]*\} from '([^']+)'/.exec(text) ?? [];
  if (!rest || !from) throw new Refusal(`${file} imports no contract whose name ends with Rest`);

  return [rest, from];
};

/** 'la cuenta bancaria' → 'CuentaBancaria' */
const typeOf = (singular = 'el registro'): string =>
  plain(singular).split(' ').slice(1).map(pascalOf).join('');

const listOf = (
  { list = [], filters = [], fields = {}, singular }: Section,
  part: string,
  [rest, from]: [rest: string, from: string],
): string => {
  const type = typeOf(singular);
  const columns = list.map((source) => `<DataTable.Col<${type}> source="${source}" />`);
  const inputs = filters.map(({ source }) => filterOf(source, fields[source]?.kind));

  return `import type { ${rest} } from '${from}';
import type { RecordOf } from '../../../contract/rest';
${withImports(`
type ${type} = RecordOf<typeof ${rest}>;

const filters = [${inputs.join(',\n')}];

export default function ${part}() {
  return (
    <List filters={filters}>
      <DataTable>${columns.join('\n')}</DataTable>
    </List>
  );
}
`)}`;
};

const filterOf = (source: string, kind = 'text'): string => {
  if (source === 'q') return '<SearchInput key="q" source="q" alwaysOn />';
  const [Input, props] = FILTERS[kind] ?? ['TextInput', ''];

  return `<${Input} key="${source}" source="${source}" ${props} alwaysOn />`;
};

const FILTERS: Readonly<Record<string, [Input: string, props: string]>> = {
  day: ['DateRangeInput', ''],
  choice: ['SelectInput', 'emptyText="Todos"'],
  boolean: ['SelectInput', 'emptyText="Todos"'],
  reference: ['ReferenceInput', 'withInactive'],
};

const formOf = ({ form = [], fields = {} }: Section, view: View, part: string): string => {
  const inputs = form.map((source) => {
    const { kind = 'text', input, inputMode, isRequired, past } = fields[source] ?? {};
    const Input = input || inputMode ? 'FieldInput' : (INPUTS[kind] ?? 'FieldInput');
    const flags = Input === 'FieldInput' ? '' : `${past ? 'isPast' : ''} ${isRequired ? 'isRequired' : ''}`;

    return `<${Input} source="${source}" ${flags} />`;
  });
  const annul = 'motivo_anulacion' in fields ? 'actions={<AnnulButton />}' : '';
  const create = (children: string) => `<Create><NewForm>${children}</NewForm></Create>`;
  const edit = (children: string) => `<Edit ${annul}><Form>${children}</Form></Edit>`;
  if (view !== 'form') {
    const children = inputs.join('\n');
    const body = view === 'create' ? create(children) : edit(children);

    return withImports(`export default function ${part}() { return (${body}); }`);
  }
  const name = part.replace(/Form$/, '');

  return withImports(`
export const ${name}Create = () => (${create(`<${name}Inputs />`)});

export const ${name}Edit = () => (${edit(`<${name}Inputs />`)});

const ${name}Inputs = () => (<>${inputs.join('\n')}</>);
`);
};

const INPUTS: Readonly<Record<string, string>> = {
  text: 'TextInput',
  note: 'MultilineInput',
  day: 'DateInput',
  money: 'MoneyInput',
  percent: 'MoneyInput',
  choice: 'SelectInput',
  boolean: 'SelectInput',
  reference: 'ReferenceInput',
  pictures: 'PicturesInput',
};

const MODULES: Readonly<Record<string, string>> = {
  SearchInput: 'react-admin',
  TextInput: 'react-admin',
  AnnulButton: '../../ui/form/dialogs/AnnulButton',
  Form: '../../ui/form/Form',
  DateInput: '../../ui/inputs/DateInput',
  DateRangeInput: '../../ui/inputs/DateRangeInput',
  MoneyInput: '../../ui/inputs/MoneyInput',
  MultilineInput: '../../ui/inputs/MultilineInput',
  PicturesInput: '../../ui/inputs/PicturesInput',
  ReferenceInput: '../../ui/inputs/ReferenceInput',
  SelectInput: '../../ui/inputs/SelectInput',
  DataTable: '../../ui/table/DataTable',
  Create: '../../views/Create',
  Edit: '../../views/Edit',
  FieldInput: '../../views/generated/GeneratedFields',
  NewForm: '../../views/generated/GeneratedCreate',
  List: '../../views/List',
};

const withImports = (text: string): string => {
  const used = new Set([...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));
  const lines = Object.entries(MODULES).flatMap(([name, from]) =>
    used.has(name) ? [`import { ${name} } from '${from}';`] : [],
  );

  return `${lines.join('\n')}\n\n${text.trim()}\n`;
};

const screensOf = (view: View, part: string): readonly [screen: string, load: string][] => {
  if (view !== 'form') return [[view, `() => import('./${part}')`]];
  const load = (one: string) =>
    `async () => ({ default: (await import('./${part}')).${part.replace(/Form$/, one)} })`;

  return [
    ['create', load('Create')],
    ['edit', load('Edit')],
  ];
};

/** Adds the screens to the section's declaration. */
export const withScreens = (
  file: string,
  text: string,
  screens: readonly (readonly [screen: string, load: string])[],
): string => {
  const own = /\n {2}screens: \{\n([\s\S]*?)\n {2}\},\n/.exec(text);
  const taken = screens.find(([screen]) => new RegExp(`^ {4}${screen}:`, 'm').test(own?.[1] ?? ''));
  if (taken) throw new Refusal(`${file} has its own ${taken[0]} already`);
  const lines = screens.map(([screen, load]) => `    ${screen}: ${load},\n`).join('');
  if (own) return text.replace('\n  screens: {\n', `\n  screens: {\n${lines}`);
  const end = text.indexOf('\n});');
  if (end < 0) throw new Refusal(`${file} has no declaration that ends with });`);

  return `${text.slice(0, end)}\n  screens: {\n${lines}  },${text.slice(end)}`;
};
