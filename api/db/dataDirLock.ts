import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operatorError';

/**
 * Takes a data folder for this process alone; returns what gives it back. Two processes on one
 * embedded database lose rows without a word, so a second live one is refused.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const path = join(dataDir, 'lock');
  const mine = JSON.stringify(ownerOf(process.pid));

  while (!claim(path, mine)) {
    const text = read(path);
    if (text === undefined) continue;

    const owner = parse(text);
    if (owner && isAlive(owner)) {
      throw new OperatorError(
        `La carpeta de datos ${dataDir} ya está en uso por otro servidor (proceso ${owner.pid}). Deténgalo o elija otra con DATA_DIR.`,
      );
    }
    takeAway(path, text);
  }

  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
};

/** Pids are reused, by containers at every start: start time and boot tell one process from the next. */
interface Owner {
  pid: number;
  start: string;
  boot: string;
}

const ownerOf = (pid: number): Owner => ({
  pid,
  start: startOf(pid) ?? '',
  boot: read('/proc/sys/kernel/random/boot_id')?.trim() ?? '',
});

const isAlive = (owner: Owner): boolean => {
  const now = ownerOf(owner.pid);

  return (
    now.boot === owner.boot && now.start === owner.start && (existsSync('/proc/self') || answers(owner.pid))
  );
};

/** When a live process started, in ticks since boot; undefined for none, a zombie, or a system without /proc. */
const startOf = (pid: number): string | undefined => {
  const stat = read(`/proc/${pid}/stat`);
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];

  return state === 'Z' || state === 'X' ? undefined : fields[18];
};

const answers = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** A link appears at once and with its content, or not at all. */
const claim = (path: string, content: string): boolean => {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);

    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;

    return false;
  } finally {
    rmSync(draft);
  }
};

/** Removes the lock that was read; one that came in its place since then is put back. */
const takeAway = (path: string, text: string) => {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const taken = read(aside);
  rmSync(aside);
  if (taken !== undefined && taken !== text) claim(path, taken);
};

const parse = (text: string): Owner | undefined => {
  try {
    const { pid, start, boot } = JSON.parse(text);

    return { pid: Number(pid), start: String(start), boot: String(boot) };
  } catch {
    // Whatever cannot be read was not written by a server: links appear complete.
    return undefined;
  }
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined;
    throw error;
  }
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
