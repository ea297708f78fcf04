import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hasPostgres } from '../support/api/postgres';
import { openBusiness, PASSWORD, USERS } from '../support/full/business';
import { type Caller, signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';
import { type Seen, watch } from '../support/full/watch';

/** More than the server has connections. */
const HELD = 24;

const AWAY = 'La base de datos no responde. Espere unos segundos e inténtelo de nuevo.';

const callsOf = (url: string, caller: Caller) => ({
  profile: () => caller.get(url, '/api/usuarios/profile'),
  list: () => caller.get(url, '/api/gastos?range=[0,24]'),
  search: () => caller.get(url, '/api/vendedores?filter={"q":"a"}'),
  create: () => caller.post(url, '/api/gastos', gasto('uno')),
  nominas: () => caller.post(url, '/api/nomina', { limit: 25, offset: 0 }),
  dashboard: () => caller.get(url, '/api/dashboard'),
  upload: () => caller.upload(url),
  login: () => caller.post(url, '/api/auth/login', { username: USERS[7], password: PASSWORD }),
});

const twiceEach = (url: string, callers: readonly Caller[]) =>
  Object.fromEntries(
    callers
      .slice(0, 3)
      .flatMap((caller, index) =>
        Object.entries(callsOf(url, caller)).map(([name, make]) => [`${name} ${index}`, make] as const),
      ),
  );

test.runIf(hasPostgres()).each(['stopped', 'frozen'] as const)(
  '[A20] while PostgreSQL is %s every call gets a 503 within 10 s; 2 s after its return every call works',
  async (way) => {
    const business = await openBusiness('PostgreSQL');
    const { postgres } = business;
    if (!postgres) return;
    const { url, child, exit, stderr } = await startServer(business.env);
    const callers = await Promise.all(USERS.map((username) => signIn(url, username)));
    const calls = twiceEach(url, callers);
    const all = Object.keys(calls).length;
    const watched = watch(calls);
    const isServed = ({ status }: Seen) => status === 200;
    const isAway = ({ status }: Seen) => status === 503;
    await expect.poll(() => watched.answered(isServed), { timeout: 30_000 }).toBe(all);

    if (way === 'stopped') await postgres.stop();
    else postgres.freeze();
    const gone = performance.now();
    await expect.poll(() => watched.answered(isAway, gone), { timeout: 30_000 }).toBe(all);
    const later = performance.now();
    await expect.poll(() => watched.answered(isAway, later), { timeout: 30_000 }).toBe(all);
    expect((await callers[0]?.get(url, '/'))?.status).toBe(200);

    if (way === 'stopped') await postgres.start();
    else postgres.thaw();
    const back = performance.now();
    await expect.poll(() => watched.answered(isServed, back), { timeout: 30_000 }).toBe(all);
    await watched.end();

    const refused = watched.seen.filter((answer) => !isServed(answer));
    expect(refused.filter(({ status, error }) => status !== 503 || error !== AWAY)).toEqual([]);
    expect(refused.filter(({ retryAfter }) => retryAfter !== '5')).toEqual([]);
    expect(watched.seen.filter(({ took }) => took > 10_000)).toEqual([]);
    expect(refused.filter(({ began }) => began > back + 2_000)).toEqual([]);

    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await stderr).not.toContain('"status":500');
  },
);

test.runIf(hasPostgres())('[A20] a server ends within 10 s even if PostgreSQL is frozen', async () => {
  const business = await openBusiness('PostgreSQL');
  const { postgres } = business;
  if (!postgres) return;
  const { url, child, exit } = await startServer(business.env);
  const caller = await signIn(url, 'jefe1');
  const watched = watch(callsOf(url, caller));
  await expect.poll(() => watched.answered(({ status }) => status === 200), { timeout: 30_000 }).toBe(8);

  postgres.freeze();
  const unanswered = watched.end();
  const begin = performance.now();
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - begin).toBeLessThan(10_000);
  await unanswered;

  postgres.thaw();
});

test.runIf(hasPostgres())('[A20] a table locked by another session does not block the others', async () => {
  const business = await openBusiness('PostgreSQL');
  const { url, child, exit, stderr } = await startServer(business.env);
  const callers = await Promise.all(USERS.map((username) => signIn(url, username)));
  const { dashboard, ...others } = callsOf(url, callers[0] as Caller);
  const premios = Object.fromEntries(
    Array.from({ length: HELD }, (_, index) => [
      `premios ${index}`,
      () => (callers[index % callers.length] as Caller).get(url, '/api/premios'),
    ]),
  );
  const isPremios = ({ name }: Seen) => name.startsWith('premios');
  const watched = watch({ ...others, ...premios });
  await expect
    .poll(() => watched.answered(({ status }) => status === 200), { timeout: 30_000 })
    .toBe(HELD + 7);

  const { taken, back } = await business.look((db) =>
    db.transaction().execute(async (trx) => {
      await sql`lock table premios in access exclusive mode`.execute(trx);
      const taken = performance.now();
      const isAway = (answer: Seen) => isPremios(answer) && answer.status === 503;
      await expect.poll(() => watched.answered(isAway, taken), { timeout: 30_000 }).toBe(HELD);
      expect((await dashboard()).status).toBe(503);

      return { taken, back: performance.now() };
    }),
  );
  await expect.poll(() => watched.answered(isPremios, back), { timeout: 30_000 }).toBe(HELD);
  await watched.end();

  const meanwhile = watched.seen.filter(({ began, took }) => began > taken && began + took < back);
  const held = meanwhile.filter(isPremios);
  expect(meanwhile.filter((answer) => !isPremios(answer) && answer.status !== 200)).toEqual([]);
  expect(held.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')).toEqual([]);
  expect(watched.seen.filter(({ took }) => took > 10_000)).toEqual([]);
  expect(watched.seen.filter(({ began, status }) => began > back + 2_000 && status !== 200)).toEqual([]);

  child.kill('SIGTERM');
  await exit;
  expect(await stderr).not.toContain('"status":500');
});
