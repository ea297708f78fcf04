import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { packTar, type TarSource } from 'modern-tar/fs';
import { root } from './build.mjs';
import { EXTERNAL, PROGRAMS } from './programs.mjs';

interface Package {
  name: string;
  version: string;
  description?: string;
  license?: string;
  engines?: object;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const at = (...names: string[]) => join(root, ...names);
const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8'));

const own = read(at('package.json'));
const BESIDE = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'LICENSE',
  'docs',
  'deploy',
];
/** The version of Node to install for it. Older ones of `engines` do too. */
const NODE = 24;
const SCRIPTS = ['set-host.mjs', 'hosts.mjs'];

/** Packs an archive that needs only Node, for this platform. */
const release = async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: at('release') } } });
  if (!readFileSync(at('CHANGELOG.md'), 'utf8').includes(`## ${own.version} `)) {
    throw new Error(`CHANGELOG.md says nothing of ${own.version}`);
  }
  const name = `${own.name}-${own.version}-${process.platform}-${process.arch}`;
  const stage = mkdtempSync(join(tmpdir(), 'loteria-release-'));

  // Build again: dist may already contain hosts from set-host.
  build(['--outDir', join(stage, 'dist')]);
  build(['--ssr', '--outDir', join(stage, 'build')]);
  for (const file of BESIDE) cpSync(at(file), join(stage, file), { recursive: true });
  for (const file of SCRIPTS) cpSync(at('scripts', file), join(stage, 'scripts', file));
  for (const folder of closureOf(EXTERNAL)) copyPackage(folder, join(stage, folder.slice(root.length + 1)));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(stage, '.node-version'), `${NODE}\n`);

  const archive = gzipSync(await buffer(packTar(filesOf(stage, name))), { level: 9 });
  rmSync(stage, { recursive: true });
  mkdirSync(values.out, { recursive: true });
  const path = join(values.out, `${name}.tar.gz`);
  const digest = createHash('sha256').update(archive).digest('hex');
  writeFileSync(path, archive);
  writeFileSync(`${path}.sha256`, `${digest}  ${basename(path)}\n`);
  console.log(`${path}  ${Math.round(archive.length / 1e6)} MB, for Node ${NODE}\nsha256 ${digest}`);
};

/** In order, without times and owners: the same sources give the same bytes. */
const filesOf = (folder: string, name: string): TarSource[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((source) => ({
      type: 'file',
      source,
      target: `${name}/${relative(folder, source).split(sep).join('/')}`,
      mode: (statSync(source).mode & 0o111) === 0 ? 0o644 : 0o755,
      mtime: new Date(0),
      uid: 0,
      gid: 0,
    }));

const build = (target: string[]) =>
  execFileSync(
    process.execPath,
    [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--emptyOutDir', ...target],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Leave the hosts to the installation: variables of this machine must not get into the build.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITEST: undefined,
        VITE_API_HOST: '',
        VITE_FILES_HOST: '',
      },
    },
  );

/** The package.json of the archive. Its commands have the names that the server prints. */
const manifest = () => ({
  name: own.name,
  version: own.version,
  private: true,
  description: own.description,
  license: own.license,
  type: 'module',
  engines: own.engines,
  scripts: {
    start: 'node build/server.js',
    ...Object.fromEntries(
      Object.entries(PROGRAMS).map(([command, program]) => [command, `node build/${program}.js`]),
    ),
    'set-host': 'node scripts/set-host.mjs',
  },
  dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, own.dependencies?.[name]])),
});

/** Folders of packages and all their dependencies, except those of other platforms. */
const closureOf = (names: string[]) => {
  const folders = new Set(names.map((name) => at('node_modules', name)));
  for (const folder of folders) {
    const { dependencies, optionalDependencies = {} } = read(join(folder, 'package.json'));
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPackage(name, folder);
      if (found) folders.add(found);
      else if (!(name in optionalDependencies))
        throw new Error(`${name}, which ${folder} needs, is not installed`);
    }
  }

  return [...folders];
};

/** Resolves a package as Node does. */
const findPackage = (name: string, from: string) => {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
  }
};

const copyPackage = (from: string, to: string) =>
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    // Nested packages are copied separately; nobody runs types and maps.
    filter: (path) => basename(path) !== 'node_modules' && !/\.(map|d\.[cm]?ts)$/.test(path),
  });

release().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
