import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askForCopy } from '../../../api/operation/backup/control';
import { runNode, withinDeadline } from '../../../api/process/outside';
import { openFolder } from '../../support/api/folders';

/** Ways out of the process, each with the only files that may go them. */
const WAYS: Record<string, [RegExp, readonly string[]]> = {
  programs: [/child_process/, ['process/outside.ts']],
  'HTTP calls': [
    /(?<!\.)\bfetch\(|\brequest\b.*from 'node:https?'|\b(https?|http2)\.(request|get)\(/,
    // The listener's `fetch` is our own handler.
    ['http/listener.ts', 'process/outside.ts'],
  ],
  sockets: [
    /from 'node:(tls|dgram|dns|http2|https)|^import \{.*\b(connect|createConnection|Socket)\b.*from 'node:net'/m,
    [],
  ],
  'the store of pictures': [/s3-lite-client/, ['files/s3Store.ts']],
  PostgreSQL: [/from 'pg'/, ['db/client.ts', 'db/impatientPool.ts', 'db/listen.ts', 'db/typeParsers.ts']],
};

const sources = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

test.each(Object.entries(WAYS))(
  '[N10] only the files that set a deadline reach outside: %s',
  (_, [way, allowed]) => {
    const found = sources.filter((path) => way.test(readFileSync(join('api', path), 'utf8')));

    expect(found.filter((path) => !allowed.includes(path))).toEqual([]);
  },
);

test('[N10] a backup does not wait for ever for a server that does not copy its database', async () => {
  const dataDir = openFolder();
  mkdirSync(join(dataDir, 'control'));
  const server = createServer(() => undefined).listen(join(dataDir, 'control', 'socket'));
  onTestFinished(() => void server.close());
  await once(server, 'listening');

  await expect(askForCopy(dataDir, new AbortController().signal, 50)).rejects.toThrow(
    'El servidor no copió la base de datos: no terminó en 0.05 s.',
  );
});

test('[N10] a deadline ends the work that it waits for', async () => {
  const given: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    given.push(signal);

    return new Promise<never>(() => undefined);
  };

  await expect(withinDeadline(10, work)).rejects.toThrow('no terminó en 0.01 s');
  expect(given.map(({ aborted }) => aborted)).toEqual([true]);
});

test('[N10] a program that is ended by its deadline is gone, and its failure is told', async () => {
  const path = join(openFolder(), 'pid');
  const program = `fs.writeFileSync(${JSON.stringify(path)}, String(process.pid)); setInterval(() => 0, 1_000)`;
  const ending = new AbortController();
  const running = runNode(['-e', program], ending.signal);
  await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8')).toMatch(/^\d+$/);
  ending.abort();

  await expect(running).rejects.toThrow('el programa no terminó bien');
  expect(() => process.kill(Number(readFileSync(path, 'utf8')), 0)).toThrow('ESRCH');
});
