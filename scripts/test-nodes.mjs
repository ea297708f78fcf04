import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The README's two commands in a fresh clone, under other versions of Node. `-- 24` tries one. */
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24'];
const USER = { username: 'superadministrador', password: 'demo-loteria' };
const STARTS_WITHIN = 300_000;

const succeed = (title, command, args, options) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${title}: ${error?.message ?? `exit code ${status}`}`);
};

/** npm has Node itself as a package: nothing else needs to be downloaded. */
const installNode = (version, folder) => {
  const name = `node-${process.platform === 'darwin' ? 'darwin' : 'linux'}-${process.arch}`;
  succeed(name, 'npm', ['install', '--no-save', '--no-audit', '--prefix', folder, `${name}@${version}`]);

  return join(folder, 'node_modules', name, 'bin');
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');

  return port;
};

/** Signs in as a user of the demo, as the README says. */
const signIn = async (url, server) => {
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

const startAndSignIn = async (clone, env) => {
  const port = await freePort();
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
  process.kill(-server.pid, 'SIGTERM');
  await ended;
  rmSync(DATA_DIR, { recursive: true });
  if (status !== 200) throw new Error(`npm start: the sign-in was answered ${status}`);
};

const tryVersion = async (version) => {
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
    console.error(`\nNode ${version}: ${error.message}`);
    process.exit(1);
  }
  console.log(`\nNode ${version}: passed after ${Math.round((Date.now() - began) / 1000)} s`);
}
