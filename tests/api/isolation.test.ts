import { beforeAll, describe, expect, test } from 'vitest';
import { contractCalls } from '../support/api/calls';
import { bodyFor, fillBerta, type Ids, nextIds, readAll, writes } from '../support/api/isolation';
import type { Client } from '../support/api/testApi';
import { openWorld, TODAY } from '../support/api/world';
import { kindsOf } from '../support/size';

type Answers = Record<string, unknown>;

const world = openWorld();
let ids: Ids;
let strangers: Record<string, Client>;
const before: Record<string, Answers> = {};
let seenByChief: [Answers, Answers];

beforeAll(async () => {
  const { carlos, on, rita, lotto, chief } = world;
  const fk_usuario_principal = carlos.user.id;
  strangers = {
    administrador: carlos,
    sumador: await world.signIn('sumador', { fk_usuario_principal }),
    premiacion: await world.signIn('premiacion', { fk_usuario_principal }),
    revisor: await world.signIn('revisor', { fk_usuario_principal }),
    'sumador of nobody': await world.signIn('sumador'),
  };
  const own = { fecha: TODAY, fk_usuario: carlos.user.id };
  await on.venta({ ...own, fk_sorteo: lotto, fk_vendedor: rita, total: 700 });
  await on.premio({ ...own, fk_sorteo: lotto, fk_vendedor: rita, valor: 30, estado: 'PENDIENTE' });
  await on.gasto({ ...own, tipo: 'otros', valor: 50 });

  const dario = await world.signIn('administrador');
  const ultima_conexion = world.clock.now.toISOString();
  await world.db.updateTable('usuarios').set({ ultima_conexion }).execute();

  ids = await nextIds(world);
  for (const name of names) before[name] = await readAll(world, clientOf(name), ids);
  const without = await readAll(world, chief, ids);
  await fillBerta(world, dario);
  seenByChief = [without, await readAll(world, chief, ids)];
}, 300_000);

/** Imports and figures, which have tests of their own: unusual.test, ganadoras.test, disabledOwner.test, importaciones.test. */
const FIGURES = /\/(importar|habitual|inusuales|ganadoras|inhabilitadas)$/;

const isShared = (key: string) =>
  /\/api\/(sorteos|feriados|usuarios|negocio|transferencias\/destinos)/.test(key);

const names = kindsOf(
  ['administrador', 'sumador', 'premiacion', 'revisor', 'sumador of nobody'],
  (name) => name === 'administrador' || name === 'sumador of nobody',
);
const clientOf = (name: string): Client => strangers[name] ?? world.carlos;

describe("another administrador's records do not exist", () => {
  test.each(names)('for a %s who reads with any call', async (name) => {
    expect(await readAll(world, clientOf(name), ids)).toEqual(before[name]);
  });

  test('although every call that reads records finds some', () => {
    const [without, all] = seenByChief;
    const alike = Object.keys(all).filter((key) => JSON.stringify(all[key]) === JSON.stringify(without[key]));

    // Berta's transfer goes to somebody else, and nobody imported a file.
    expect(alike.filter((key) => !isShared(key) && !FIGURES.test(key))).toEqual([
      'GET /api/sesiones',
      'POST /api/notificaciones',
      'POST /api/transferencias/parecidos',
    ]);
  });

  test.each(names)('for a %s who writes with any call', async (name) => {
    const { db, berta, sara, saul } = world;
    const people = [berta, sara, saul].map(({ user }) => user.id);
    const ofBerta = async () => ({
      ...(await readAll(world, berta, ids)),
      people: await db.selectFrom('usuarios').selectAll().where('id', 'in', people).orderBy('id').execute(),
      sessions: await db
        .selectFrom('sesiones')
        .selectAll()
        .where('fk_usuario', 'in', people)
        .orderBy('id')
        .execute(),
    });
    const untouched = await ofBerta();

    for (const [key, call] of writes) {
      const params = { id: ids[call.path.split('/')[2] ?? ''] ?? 0 };
      const one = contractCalls.get(`GET ${call.path}`);
      const record = key.startsWith('PUT') && one && (await world.chief.call(one, { params })).body;
      const { status } = await clientOf(name).call(call, { params, body: bodyFor(key, call, ids, record) });

      // An uploaded picture belongs to the uploader.
      const isOfBerta = key.startsWith('PUT') || (call.multipart && key !== 'POST /api/archivos');
      if (isOfBerta)
        expect({ key, isRefused: [403, 404].includes(status) }).toEqual({ key, isRefused: true });
    }

    expect(await ofBerta()).toEqual(untouched);
  });
});

test('[A2] [SPEC 3.3] no answer contains a password or its hash', () => {
  expect(JSON.stringify([before, seenByChief])).not.toMatch(/argon2|password/);
});

test('Berta finds all of it', async () => {
  const answers = await readAll(world, world.berta, ids);
  const missing = Object.entries(answers).filter(([, answer]) =>
    /^404$|"status":404\b/.test(JSON.stringify(answer)),
  );

  expect(missing.map(([key]) => key).filter((key) => !isShared(key))).toEqual([]);
});
