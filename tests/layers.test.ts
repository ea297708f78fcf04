import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may import whom: the first rule whose `from` is a prefix of the file's path holds; `types` may be imported as types only. */
const RULES: { from: string; may: string[]; types?: string[]; packages?: RegExp; not?: RegExp }[] = [
  { from: 'contract/', may: ['contract/'], packages: /^zod\/mini$/ },
  { from: 'api/', may: ['api/', 'contract/'] },
  { from: 'src/main.tsx', may: ['src/', 'contract/'] },
  { from: 'src/App.tsx', may: ['src/', 'contract/'] },
  { from: 'src/start.tsx', may: ['src/', 'contract/'] },
  { from: 'src/providers.ts', may: ['src/', 'contract/'] },
  { from: 'src/store.ts', may: [] },
  { from: 'src/format/', may: ['src/format/'], not: /^react/ },
  { from: 'src/http/', may: ['src/http/', 'contract/'], not: /^(react|ra-|@mui)/ },
  { from: 'src/dataProvider/', may: ['src/dataProvider/', 'src/http/', 'contract/'] },
  { from: 'src/authProvider/', may: ['src/authProvider/', 'src/http/', 'contract/'] },
  { from: 'src/i18n/', may: ['src/i18n/', 'src/format/'], types: ['src/ui/section/'] },
  {
    from: 'src/login/',
    may: ['src/login/', 'src/http/', 'src/authProvider/', 'src/format/', 'contract/'],
    not: /^(react-admin|ra-|@mui|@emotion|react-router)/,
  },
  { from: 'src/ui/', may: ['src/', 'contract/'] },
  { from: 'src/features/', may: ['src/', 'contract/'] },
  { from: 'src/domain/', may: ['src/domain/', 'src/ui/', 'src/format/', 'contract/'] },
  { from: 'src/resources/index.ts', may: ['src/resources/', 'src/ui/section/', 'src/features/'] },
  {
    from: 'src/resources/',
    may: [
      ...['src/ui/', 'src/features/', 'src/domain/', 'src/format/', 'contract/'],
      ...['src/resources/define', 'src/http/storage'],
      // What providers are made of, not the one that they make.
      ...['answersProvider', 'allAtOnce', 'writesBy'].map((part) => `src/dataProvider/${part}`),
    ],
    types: ['src/http/', 'src/dataProvider/'],
  },
];

interface Import {
  file: string;
  /** A path inside the repository, or the name of a package. */
  target: string;
  isPackage: boolean;
  isType: boolean;
}

const IMPORT = /\b(?:(import|export)\s+(type\s)?[^;'"]*?from\s*|import\s*\(?\s*)['"]([^'"]+)['"]/g;

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, , type, specifier = '']) => {
    const isPackage = !specifier.startsWith('.');

    return {
      file,
      target: isPackage ? specifier : normalize(join(dirname(file), specifier)),
      isPackage,
      isType: type !== undefined,
    };
  });

const sourcesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

const imports = ['contract', 'src', 'api'].flatMap(sourcesUnder).sort().flatMap(importsOf);

const ownFolder = (file: string) => file.split('/').slice(0, 3).join('/');

const isAllowed = ({ file, target, isPackage, isType }: Import): boolean => {
  const rule = RULES.find(({ from }) => file.startsWith(from));
  if (!rule) return false;
  if (isPackage) return !(rule.not?.test(target) || (rule.packages && !rule.packages.test(target)));

  const inside = (prefix: string) => `${target}/`.startsWith(prefix) || target.startsWith(prefix);
  const isOwnSection = file.startsWith('src/resources/') && target.startsWith(`${ownFolder(file)}`);

  return isOwnSection || rule.may.some(inside) || (isType && (rule.types ?? []).some(inside));
};

const refused = (found: Import[]) => found.map(({ file, target }) => `${file} imports ${target}`);

describe('layers', () => {
  test('there are imports to look at', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  test('every import goes the way the architecture allows', () => {
    expect(refused(imports.filter((one) => !isAllowed(one)))).toEqual([]);
  });

  test('routing comes from react-router-dom only', () => {
    expect(
      refused(imports.filter(({ target }) => /^(react-router|@remix-run\/router)(\/|$)/.test(target))),
    ).toEqual([]);
  });

  test('a forbidden import would be found', () => {
    const crossing = { file: 'src/resources/nomina/NominaList.tsx', isPackage: false, isType: false };

    expect(isAllowed({ ...crossing, target: 'src/resources/usuarios/index' })).toBe(false);
    expect(isAllowed({ ...crossing, target: 'src/http/http' })).toBe(false);
    expect(isAllowed({ ...crossing, target: 'src/http/http', isType: true })).toBe(true);
    expect(isAllowed({ ...crossing, file: 'contract/nomina.ts', target: 'zod', isPackage: true })).toBe(
      false,
    );
  });
});
