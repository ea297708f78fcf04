import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../api/app';
import { createServerClock } from '../../../api/ledger/serverClock';
import { addDays } from '../../../api/ledger/week';
import { createHealth } from '../../../api/operation/health';
import { gastosRest } from '../../../contract/gastos';
import { notificacionesCalls } from '../../../contract/notificaciones';
import { JWT_SECRET } from '../../support/api/testApi';
import { openWorld } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A Wednesday; the week before is over, and paid. */
const RIGHT = new Date('2024-05-15T15:00:00.000Z');
const MONDAY = '2024-05-06';
const before = (days: number) => new Date(RIGHT.getTime() - days * DAY);

/** The time by the clock of the machine. */
let machine = RIGHT;
beforeEach(async () => {
  machine = RIGHT;
  await world.clear();
  await sql`delete from reloj`.execute(world.db);
  await sql`truncate historial`.execute(world.db);
});

/** A server that starts now, as `prepare` starts it. */
const start = async (rightOn?: string) => {
  const { db, filesDir } = world;
  const log: string[] = [];
  const clock = createServerClock({ db, read: () => machine, rightOn, log: (line) => log.push(line) });
  await clock.check();
  const app = createApp({ db, filesDir, jwtSecret: JWT_SECRET, now: clock.now, log: () => undefined });
  const health = createHealth({ db, isEnding: () => false, clock });

  return { clock, app, log, ready: async () => (await health.request('/readyz')).json() };
};

type Server = Awaited<ReturnType<typeof start>>;

const signIn = async () => {
  world.clock.now = RIGHT;
  const [owner, chief] = [await world.signIn('administrador'), await world.signIn('superadministrador')];

  return { owner, chief };
};

const save = async ({ app }: Server, token: string, fecha: string) => {
  const { method, path } = gastosRest.calls.create;
  const answer = await app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...sampleOf(gastosRest), fecha, fk_usuario: undefined, comprobante: '' }),
  });

  return {
    status: answer.status,
    text: JSON.stringify(await answer.json()),
    date: answer.headers.get('date'),
  };
};

const changeAt = (when: Date) =>
  sql`insert into historial (recurso, fk_registro, fecha, accion, cambios)
    values ('gastos', 1, ${when.toISOString()}, 'creación', '[]')`.execute(world.db);

const LATE = { estado: 'listo', aviso: 'el reloj del servidor está atrasado' };

test('[N8] restarted 14 days behind, a save into a closed week is refused, and log, readyz and a notice say why', async () => {
  const { owner, chief } = await signIn();
  await world.closeWeek(owner, { fecha: MONDAY, fecha_final: addDays(MONDAY, 6) });
  const closed = { status: 409, text: expect.stringContaining('está cerrada: ya tiene nomina') };
  const right = await start();
  expect(await save(right, owner.token, MONDAY)).toMatchObject(closed);
  expect(await right.ready()).toEqual({ estado: 'listo' });

  machine = before(14);
  const late = await start();
  const refused = await save(late, owner.token, MONDAY);
  expect(refused).toMatchObject(closed);
  expect(refused.date).toMatch(/^Wed, 15 May 2024 15:0/);
  expect(await late.ready()).toEqual(LATE);
  expect(late.log).toEqual([
    expect.stringContaining(
      'el de esta máquina dice 2024-05-01 10:00, pero la base ya conoce 2024-05-15 10:0',
    ),
  ]);
  // Work of today goes on.
  expect((await save(late, owner.token, '2024-05-15')).status).toBe(200);

  await start();
  const { method, path } = notificacionesCalls.list;
  const read = await late.app.request(path, {
    method,
    headers: { authorization: `Bearer ${chief.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { notificaciones } = (await read.json()) as { notificaciones: object[] };
  expect(notificaciones).toEqual([
    expect.objectContaining({
      fecha: '2024-05-15',
      leido: 'N',
      mensaje: expect.stringContaining('El reloj del servidor está atrasado.'),
    }),
  ]);

  machine = new Date(RIGHT.getTime() + 60_000);
  await late.clock.check();
  expect(late.clock.lateBy()).toBe(0);
  expect(late.clock.now()).toEqual(machine);
  expect(await late.ready()).toEqual({ estado: 'listo' });
  expect(late.log.at(-1)).toBe('Reloj: está bien de nuevo');
  expect(await save(late, owner.token, MONDAY)).toMatchObject(closed);
});

test('[N8] a database that knows no instant yet, as after an update or a restore, begins with its newest change', async () => {
  await changeAt(RIGHT);
  machine = before(14);

  const { clock } = await start();

  expect(Math.abs(clock.now().getTime() - RIGHT.getTime())).toBeLessThan(60_000);
});

test('[N8] a server that ended between two looks at the clock goes on from its newest change', async () => {
  const { owner } = await signIn();
  const right = await start();
  machine = new Date(RIGHT.getTime() + 4 * MINUTE);
  expect((await save(right, owner.token, '2024-05-15')).status).toBe(200);

  machine = before(14);
  const { clock } = await start();

  expect(clock.now().getTime()).toBeGreaterThanOrEqual(RIGHT.getTime() + 4 * MINUTE);
});

test('[N8] while the clock is late the time goes on, from one look at it to the next', async () => {
  await start();
  machine = before(14);
  const { clock } = await start();

  for (let look = 0; look < 3; look += 1) {
    const began = clock.now();
    await expect.poll(() => clock.now().getTime() - began.getTime()).toBeGreaterThan(20);
    const now = clock.now();
    await clock.check();
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(now.getTime());
  }
  // Another one hears it.
  expect((await start()).clock.now().getTime()).toBeGreaterThan(RIGHT.getTime() + 60);
});

test('[N8] a clock that goes back at work changes nothing before the next look at it', async () => {
  const { owner } = await signIn();
  await world.closeWeek(owner, { fecha: MONDAY, fecha_final: addDays(MONDAY, 6) });
  const server = await start();

  for (const days of [14, 1, 400]) {
    machine = before(days);
    expect((await save(server, owner.token, MONDAY)).status).toBe(409);
    expect(await server.ready()).toEqual(LATE);
  }
  machine = RIGHT;
  expect(await server.ready()).toEqual({ estado: 'listo' });
});

test('[N8] servers of one database share what they know; minutes of difference are no fault', async () => {
  const one = await start();
  machine = before(3);
  const other = await start();
  expect(other.clock.lateBy()).toBeGreaterThan(2.9 * DAY);

  machine = new Date(RIGHT.getTime() - 9 * 60_000);
  expect(one.clock.lateBy()).toBe(0);
  expect(one.clock.now()).toEqual(machine);
  expect(await one.ready()).toEqual({ estado: 'listo' });
});

test('[N8] what a clock that ran ahead has left is forgotten by a start that names the day, and by servers at work', async () => {
  machine = new Date(RIGHT.getTime() + 300 * DAY);
  const atWork = await start();
  await changeAt(machine);
  machine = RIGHT;
  expect((await start()).clock.lateBy()).toBeGreaterThan(299 * DAY);

  const left = await start('2024-05-14');
  expect(left.clock.lateBy()).toBeGreaterThan(299 * DAY);
  expect(left.log).toContain(
    'Reloj: CLOCK_IS_RIGHT=2024-05-14 no es el día de hoy, así que no vale. Quítelo.',
  );

  const { clock } = await start('2024-05-15');
  expect(clock.now()).toEqual(RIGHT);
  await atWork.clock.check();
  expect(atWork.clock.now()).toEqual(RIGHT);
  expect((await start()).clock.lateBy()).toBe(0);
});

test("[N8] a server whose clock runs ahead of the database's does not make the others late", async () => {
  machine = new Date(Date.now() + 300 * DAY);
  await start();
  machine = new Date();

  expect((await start()).clock.lateBy()).toBeLessThan(15 * 60_000);
});
