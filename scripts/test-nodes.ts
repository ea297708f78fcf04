import { type ChildProcess, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../ops/failover/programs';

/** The README's two commands in a fresh clone, under other versions of Node. `-- 24` tries one. */
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24'];
const USER = { username: 'superadministrador', password: 'demo-loteria' };
const STARTS_WITHIN = 300_000;

const succeed = (title: string, command: string, args: string[], options: SpawnSyncOptions = {}) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${title}: ${error?.message ?? `exit code ${status}`}`);
};

/** npm has Node itself as a package: nothing else needs to be downloaded. */
const installNode = (version: string, folder: string) => {
  const name = `node-${process.platform === 'darwin' ? 'darwin' : 'linux'}-${process.arch}`;
  succeed(name, 'npm', ['install', '--no-save', '--no-audit', '--prefix', folder, `${name}@${version}`]);

  return join(folder, 'node_modules', name, 'bin');
};

/** Signs in as a user of the demo, as the README says. */
const signIn = async (url: string, server: ChildProcess) => {
  const ends = Date.now() + STARTS_WITHIN;
  while (server.exitCode === null && Date.now() < ends) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(USER),
    }).catch(() => undefined);
    if (answer) return answer.status;
    await pause(500);
  }

  return 'no answer';
};

const startAndSignIn = async (clone: string, env: NodeJS.ProcessEnv) => {
  const [port] = await freePorts(1);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'loteria-datos-'));
  const server = spawn('npm', ['start'], {
    cwd: clone,
    stdio: 'inherit',
    detached: true,
    env: { ...env, PORT: String(port), DATA_DIR },
  });
  const ended = once(server, 'exit');
  const status = await signIn(`http://127.0.0.1:${port}`, server);
  // npm starts the server as a child of its own.
  process.kill(-Number(server.pid), 'SIGTERM');
  await ended;
  rmSync(DATA_DIR, { recursive: true });
  if (status !== 200) throw new Error(`npm start: the sign-in was answered ${status}`);
};

const tryVersion = async (version: string) => {
  const folder = mkdtempSync(join(tmpdir(), `loteria-node-${version}-`));
  const bin = installNode(version, folder);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const clone = join(folder, 'clone');
  succeed('git clone', 'git', ['clone', '--quiet', process.cwd(), clone]);
  succeed('node', 'node', ['--version'], { env });

  succeed('npm ci', 'npm', ['ci'], { cwd: clone, env });
  await startAndSignIn(clone, env);
  // The README's second command installs again, over what the first one built.
  succeed('npm ci', 'npm', ['ci'], { cwd: clone, env });
  succeed('npm test', 'npm', ['test'], { cwd: clone, env });
  rmSync(folder, { recursive: true });
};

for (const version of VERSIONS) {
  const began = Date.now();
  console.log(`\n— Node ${version}`);
  try {
    await tryVersion(version);
  } catch (error) {
    console.error(`\nNode ${version}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`\nNode ${version}: passed after ${Math.round((Date.now() - began) / 1000)} s`);
}
