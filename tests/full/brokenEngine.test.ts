import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openBusiness, USERS } from '../support/full/business';
import { type Caller, signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';

const SERVER = ['--import', 'tsx', 'tests/support/full/breakableServer.ts'];
const BREAKS = 20;
const READERS = 100;
const WRITERS = 100;
/** Answered to others between one break and the next. */
const EACH = 200;
const MOST_MS = 1_000;
/** In bytes. An engine that is kept takes 160 MB. */
const MOST_GROWTH = 400_000_000;

const memoryOf = (pid: number | undefined): number => {
  const [, pages = ''] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');

  return Number(pages) * 4096;
};

/** Sends one call after another until stopped, and returns how many were answered. */
const keepCalling = (call: (turn: number) => Promise<void>) => {
  let isOver = false;
  let answered = 0;
  const work = (async () => {
    while (!isOver) {
      await call(answered);
      answered += 1;
    }
  })();

  return {
    answered: () => answered,
    async end() {
      isOver = true;
      await work;
    },
  };
};

type Calls = ReturnType<typeof keepCalling>;

const sum = (calls: readonly Calls[]) => calls.reduce((total, { answered }) => total + answered(), 0);

test('[A26] broken 20 times among 100 readers and 100 writers, the embedded database is soon open again, and nobody else notices', async () => {
  const business = await openBusiness('PGlite');
  const { url, child, exit, stderr } = await startServer(business.env, [], SERVER);
  const openedIn: number[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    const [, ms] = /abierta de nuevo en (\d+) ms/.exec(line) ?? [];
    if (ms) openedIn.push(Number(ms));
  });
  const callers = await Promise.all(USERS.map((username) => signIn(url, username)));
  const callerOf = (index: number) => callers[index % callers.length] as Caller;
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  const note = ({ status, body }: { status: number; body: unknown }) => {
    if (status !== 200) refused.push({ status, body });

    return status === 200;
  };
  const readers = Array.from({ length: READERS }, (_, index) =>
    keepCalling(async () => {
      note(await callerOf(index).get(url, '/api/gastos?range=[0,24]'));
    }),
  );
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    keepCalling(async (turn) => {
      const name = `${index}-${turn}`;
      if (note(await callerOf(index).post(url, '/api/gastos', gasto(name)))) acknowledged.push(name);
    }),
  );

  const memory: number[] = [];
  for (let round = 0; round < BREAKS; round += 1) {
    const [read, written] = [sum(readers), sum(writers)];
    const { status, body } = await callerOf(round).post(url, `/romper/${round % 2}`, {});
    expect({ status, body }).toMatchObject({
      status: 500,
      body: {
        error:
          'Esta operación no se puede completar: no se guardó nada y repetirla no ayuda. Avise a quien cuida el servidor.',
      },
    });
    await expect
      .poll(() => Math.min(sum(readers) - read, sum(writers) - written), { timeout: 120_000 })
      .toBeGreaterThan(EACH);
    memory.push(memoryOf(child.pid));
  }
  await Promise.all([...readers, ...writers].map(({ end }) => end()));
  child.kill('SIGKILL');
  await exit;
  await stderr;

  const stored = await business.look((db) => db.selectFrom('gastos').select('descripcion').execute());
  const names = stored.map(({ descripcion }) => descripcion);
  console.log('Open again in ms:', openedIn.join(' '));
  console.log('Memory in MB:', memory.map((bytes) => Math.round(bytes / 1e6)).join(' '));
  console.log(`Acknowledged writes: ${acknowledged.length}, reads: ${sum(readers)}`);
  expect(refused).toEqual([]);
  expect(names.toSorted()).toEqual(acknowledged.toSorted());
  expect(openedIn).toHaveLength(BREAKS);
  expect(Math.max(...openedIn)).toBeLessThanOrEqual(MOST_MS);
  expect(Math.max(...memory) - (memory[1] ?? 0)).toBeLessThan(MOST_GROWTH);
});

test('[A26] if it cannot be opened again, the server says so in one line and ends', async () => {
  const business = await openBusiness('PGlite');
  const { url, exit, stderr } = await startServer(business.env, [], SERVER);
  const caller = await signIn(url, USERS[0] ?? '');
  truncateSync(join(business.dataDir, 'db', 'global', 'pg_control'));

  await expect(caller.post(url, '/romper/0', {})).resolves.toMatchObject({ status: 500 });

  expect(await exit).toEqual([1, null]);
  expect((await stderr).trim().split('\n').at(-1)).toBe(
    'Error: La base de datos se detuvo y no se puede abrir de nuevo. El servidor se detiene: inícielo otra vez; si no arranca, restaure una copia de seguridad.',
  );
});
