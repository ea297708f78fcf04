import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';

type Versions = Record<string, string>;

/** A package in the lockfile. */
interface Package {
  license?: string;
  dev?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
}
type Packages = Record<string, Package>;

/** For packages that are distributed. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Also allowed for packages that are not distributed: axe-core, lightningcss. */
const DEVELOPMENT_LICENCES = new Set([...LICENCES, 'MPL-2.0']);

/** Exceptions, each with its reason. */
const LICENCES_OF_PACKAGES = [
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    because: 'data that only Stryker reads; it is not distributed',
  },
  { name: /^css-mediaquery$/, licence: 'BSD', because: 'its LICENSE is the one of three clauses' },
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later', because: 'libvips, a library loaded as it is' },
];

/** Packages that may have an install script. All work without it, because .npmrc sets `ignore-scripts`. */
const WORK_WITHOUT_SCRIPT = new Map([
  ['esbuild', 'its program comes as a package of the platform; the script saves one start of node'],
  ['msw', 'the script copies a worker that is not used'],
  ['sharp', 'libvips comes as a package of the platform; the script builds it where there is none'],
]);

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `A AND B` needs both, `A OR B` needs one. A mixed expression needs an exception. */
const isAllowed = (expression: string, isOne: (licence: string) => boolean) => {
  const text = expression.replace(/[()]/g, '');
  const isMixed = text.includes(' AND ') && text.includes(' OR ');

  return !isMixed && text.split(' OR ').some((choice) => choice.split(' AND ').every(isOne));
};

const licenceFault = (name: string, { license, dev }: Package) => {
  if (typeof license !== 'string') return 'names no licence';
  const general = dev ? DEVELOPMENT_LICENCES : LICENCES;
  const own = LICENCES_OF_PACKAGES.filter((line) => line.name.test(name)).map(({ licence }) => licence);

  return isAllowed(license, (one) => general.has(one) || own.includes(one))
    ? undefined
    : `has the licence ${license}, which nobody has allowed`;
};

const faultsOf = ([path, entry]: [string, Package]) => {
  const name = nameOf(path);
  const faults = [
    !entry.integrity?.startsWith('sha512-') && 'has no integrity',
    entry.resolved !== undefined && `comes from ${entry.resolved}`,
    entry.hasInstallScript && !WORK_WITHOUT_SCRIPT.has(name) && 'wants to run a script when it is installed',
    licenceFault(name, entry),
  ];

  return faults.filter(Boolean).map((fault) => `${path} ${fault}`);
};

/** As Node looks a package up: in the folder of `path`, then in those above it. */
const isThere = (packages: Packages, path: string, name: string) => {
  const folders = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));

  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (place) => place in packages,
  );
};

/** `npm install` accepts such a lockfile, `npm ci` does not. */
const lacking = (packages: Packages) =>
  Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isThere(packages, path, name))
      .map((name) => `${path} wants ${name}, which the lockfile lacks: npm ci fails`),
  );

const [folder = root] = process.argv.slice(2);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const { '': own, ...packages }: { '': Package } & Packages = JSON.parse(read('package-lock.json')).packages;
const npmrc = read('.npmrc').split(/\r?\n/);
const faults = [
  ...Object.entries(packages).flatMap(faultsOf),
  ...lacking(packages),
  ...Object.entries({ ...own.dependencies, ...own.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `${name} is wanted as ${version}, not as one version`),
  ...['ignore-scripts=true', 'omit-lockfile-registry-resolved=true']
    .filter((line) => !npmrc.includes(line))
    .map((line) => `.npmrc lacks ${line}`),
];

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(packages).length} packages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
