import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from '../support/full/buildServer';
import { openBusiness, USERS } from '../support/full/business';
import { type Caller, signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';

let server: readonly string[];
beforeAll(async () => {
  server = await buildServer('tests/support/full/breakableServer.ts');
});

const BREAKS = 20;
const READERS = 100;
const WRITERS = 100;
/** Answered to others between one break and the next. */
const EACH = 200;
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

interface Kind {
  /** In milliseconds, until the database is open again. */
  most: number;
  roundOf: (index: number) => { path: string; status: number; error: string };
}

const HOPELESS =
  'Esta operación no se puede completar: no se guardó nada y repetirla no ayuda. Avise a quien cuida el servidor.';
const TOO_SLOW =
  'Esta consulta tardó demasiado y se detuvo. Pida menos de una vez: un período más corto, una búsqueda más precisa o menos filas.';

/** Sends a request that ends the engine 20 times, while others read and write. */
const endAmongOthers = async ({ most, roundOf }: Kind) => {
  const business = await openBusiness('PGlite');
  const { url, child, exit, stderr } = await startServer(business.env, [], server);
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
  for (let index = 0; index < BREAKS; index += 1) {
    const [read, written] = [sum(readers), sum(writers)];
    const { path, status, error } = roundOf(index);
    expect(await callerOf(index).post(url, path, {})).toMatchObject({ status, body: { error } });
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
  expect(Math.max(...openedIn)).toBeLessThanOrEqual(most);
  expect(Math.max(...memory) - (memory[1] ?? 0)).toBeLessThan(MOST_GROWTH);
};

test('[A26] broken 20 times among 100 readers and 100 writers, the embedded database is soon open again, and nobody else notices', () =>
  endAmongOthers({
    most: 1_000,
    roundOf: (index) => ({ path: `/romper/${index % 2}`, status: 500, error: HOPELESS }),
  }));

test('[N2] a statement without end, 20 times among 100 readers and 100 writers, is ended, its caller told, and nobody else notices', () =>
  endAmongOthers({
    // More than a broken engine: what the statement wrote in its four seconds has to reach the disk first.
    most: 1_500,
    roundOf: () => ({ path: '/sin-fin', status: 503, error: TOO_SLOW }),
  }));

/** In milliseconds, for 99 of 100 calls: the machine itself is late now and then. */
const MOST_BESIDE = 100;
/** In rounds. A new server loads a second engine for a second, in case that the first one breaks. */
const FIRST = 200;

test('[N1] pages, files, health and refusals answer within 100 ms while a statement without end runs', async () => {
  const business = await openBusiness('PGlite');
  const { url } = await startServer(business.env, [], server);
  const caller = await signIn(url, USERS[0] ?? '');
  const [asset = ''] = /assets\/[^"]+\.js/.exec(String((await caller.get(url, '/')).body)) ?? [];
  const calls: Readonly<Record<string, number>> = {
    '/': 200,
    [`/${asset}`]: 200,
    '/healthz': 200,
    '/readyz': 200,
    '/api/no-existe': 404,
    '/api/usuarios/profile': 401,
  };
  let took: number[] = [];
  const ask = async () => {
    for (const [path, status] of Object.entries(calls)) {
      const began = performance.now();
      const answer = await fetch(`${url}${path}`);
      await answer.arrayBuffer();
      took.push(performance.now() - began);
      expect({ path, status: answer.status }).toEqual({ path, status });
    }
  };
  for (let round = 0; round < FIRST; round += 1) await ask();
  took = [];

  let isOver = false;
  const slow = caller.post(url, '/sin-fin', {}).finally(() => {
    isOver = true;
  });
  let rounds = 0;
  for (; !isOver; rounds += 1) await ask();

  expect(await slow).toMatchObject({ status: 503 });
  expect(rounds).toBeGreaterThan(10);
  console.log(
    'Longest in ms:',
    took
      .toSorted((a, b) => b - a)
      .slice(0, 5)
      .map(Math.round)
      .join(' '),
  );
  expect(took.filter((ms) => ms > MOST_BESIDE).length).toBeLessThanOrEqual(took.length / 100);
});

test('[A26] if it cannot be opened again, the server says so in one line and ends', async () => {
  const business = await openBusiness('PGlite');
  const { url, exit, stderr } = await startServer(business.env, [], server);
  const caller = await signIn(url, USERS[0] ?? '');
  truncateSync(join(business.dataDir, 'db', 'global', 'pg_control'));

  await expect(caller.post(url, '/romper/0', {})).resolves.toMatchObject({ status: 500 });

  expect(await exit).toEqual([1, null]);
  expect((await stderr).trim().split('\n').at(-1)).toBe(
    'Error: La base de datos se detuvo y no se puede abrir de nuevo. El servidor se detiene: inícielo otra vez; si no arranca, restaure una copia de seguridad.',
  );
});
