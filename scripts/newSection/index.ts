import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ejected } from './eject';
import { Refusal, readFields, requireName } from './fields';
import {
  camelOf,
  contractOf,
  descriptorOf,
  linesOf,
  MIGRATIONS,
  migrationOf,
  type NewSection,
  withLine,
} from './files';

/** Writes a section: npm run new-section -- bancos nombre:text saldo:money. Or a view of one: --eject bancos list. */
const main = (): void => {
  const [first, ...rest] = process.argv.slice(2);
  const files = first === '--eject' ? ejected(rest) : filesOf(readSection(process.argv.slice(2)));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  run('biome', 'check', '--write', '--log-level=error', ...Object.keys(files));
  const written = Object.keys(files);
  if (first !== '--eject') {
    run('node', '--import', 'tsx', 'scripts/openapi.ts');
    written.push('docs/openapi.json');
  }
  console.log(written.join('\n'));
  console.log(first === '--eject' ? NEXT.view : NEXT.section);
};

const NEXT = {
  section: `
Next:
1. The contract and the migration say what is optional, unique or limited, and who reads and writes.
2. npm run dev: the section is the last of the menu. Its place is in src/resources/index.ts.
3. npm run check, then npm run test:unit.
CONTRIBUTING.md, "Add a section", says the rest.`,
  view: `
Next: change the view. npm run check says which source the section does not have.`,
};

const readSection = (args: string[]): NewSection => {
  const { values, positionals } = parseArgs({
    args,
    options: { singular: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...said] = positionals;
  if (!name)
    throw new Refusal("Give a name and fields: bancos nombre:text saldo:money --singular 'el banco'");
  requireName(name);
  requireFree(name);
  const singular = values.singular ?? singularOf(name);
  if (!/^(el|la) [a-záéíóúñü ]+$/.test(singular))
    throw new Refusal(`'${singular}' is not an article and a noun: use --singular 'el cliente'`);

  return { name, fields: readFields(said), singular };
};

const requireFree = (name: string): void => {
  const camel = camelOf(name);
  if (existsSync(`contract/${camel}.ts`) && existsSync(`src/resources/${camel}`))
    throw new Refusal(`The section ${name} exists already: its fields are in contract/${camel}.ts`);
  const taken = ['api/db/schema.ts', 'api/db/migrations/index.ts', 'src/resources/index.ts'].find((file) =>
    new RegExp(`\\b(${name}|${camel})\\b`).test(readFileSync(file, 'utf8')),
  );
  if (taken || existsSync(`contract/${camel}.ts`))
    throw new Refusal(`${name} is already used in ${taken ?? `contract/${camel}.ts`}`);
};

const singularOf = (name: string): string => {
  if (!/[ao]s$/.test(name) || name.includes('_'))
    throw new Refusal(`Give the singular of ${name} with its article: --singular 'el cliente'`);

  return `${name.endsWith('as') ? 'la' : 'el'} ${name.slice(0, -1)}`;
};

/** New and changed files: text by path. */
const filesOf = (section: NewSection): Record<string, string> => {
  const { name } = section;
  const camel = camelOf(name);
  const last = Number(
    readdirSync(MIGRATIONS)
      .filter((file) => /^\d/.test(file))
      .sort()
      .at(-1)
      ?.slice(0, 3),
  );
  const migration = `${String(last + 1).padStart(3, '0')}-${name.replaceAll('_', '-')}`;

  return {
    [`contract/${camel}.ts`]: contractOf(section),
    [`${MIGRATIONS}/${migration}.ts`]: migrationOf(section),
    [`src/resources/${camel}/index.ts`]: descriptorOf(section),
    ...Object.fromEntries(
      linesOf(camel, migration).map(({ file, ...line }) => [
        file,
        withLine(file, readFileSync(file, 'utf8'), line),
      ]),
    ),
  };
};

/** npm has put the programs of node_modules on the PATH. */
const run = (program: string, ...args: string[]): void => {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Refusal(`${program} failed: git status shows what was written`);
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
