import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';
/** Debian keeps root's programs in /usr/sbin. */
const PATH = `${process.env.PATH}:/usr/sbin`;

const isThere = (program: string) => PATH.split(':').some((folder) => existsSync(join(folder, program)));

export const findPostgres = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const [newest] = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'postgres')))
    .sort(
      (a, b) => Number.parseFloat(b.slice(DEBIAN.length + 1)) - Number.parseFloat(a.slice(DEBIAN.length + 1)),
    );

  return newest;
};

export const missingPackages = (): string[] => [
  ...(findPostgres() ? [] : ['postgresql']),
  ...[
    ['patroni', 'patroni'],
    ['etcd', 'etcd-server'],
    ['haproxy', 'haproxy'],
  ].flatMap(([program = '', name = '']) => (isThere(program) ? [] : [name])),
];

/** PostgreSQL refuses to run as root. */
export const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

  return { uid: idOf('-u'), gid: idOf('-g') };
};

interface Start extends Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> {
  env?: Record<string, string>;
  log: string;
}

/** Starts a program and writes its output to a file. */
export const start = (
  program: string,
  args: readonly string[],
  { env, log, ...options }: Start,
): ChildProcess => {
  const child = spawn(program, args, {
    ...options,
    env: { PATH, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(written, { end: false });
  child.stderr.pipe(written, { end: false });
  child.once('error', (error) => written.write(`${error.message}\n`));

  return child;
};

export const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** Kills a program and its descendants at once, as a power cut does. */
export const killWhole = (pids: readonly number[]): void => {
  const all = pids.flatMap((pid) => [pid, ...descendantsOf(pid)]);
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (Object(error).code !== 'ESRCH') throw error;
    }
  }
};

const descendantsOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
    .flatMap((pid) => [pid, ...descendantsOf(pid)]);

const parentOf = (pid: number): number | undefined => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};

/** Free ports on loopback. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => Object(server.address()).port as number);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));

  return ports;
};

/** Asks until there is an answer; throws after a time limit. */
export const until = async <T>(
  what: string,
  ask: () => Promise<T | undefined>,
  seconds = 120,
): Promise<T> => {
  const last = performance.now() + seconds * 1_000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (performance.now() > last) throw new Error(`Not within ${seconds} s: ${what}`);
    await pause(200);
  }
};
