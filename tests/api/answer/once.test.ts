import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ajustesCalls } from '../../../contract/ajustes';
import type { Call } from '../../../contract/call';
import { gastosRest } from '../../../contract/gastos';
import { nominaCalls } from '../../../contract/nomina';
import { restSections } from '../../../contract/restSections';
import { usuariosCalls } from '../../../contract/usuarios';
import { vendedoresRest } from '../../../contract/vendedores';
import { contractCalls, importCalls } from '../../support/api/calls';
import { right } from '../../support/api/rightBodies';
import { oneOfEach } from '../../support/api/samples';
import type { Client } from '../../support/api/testApi';
import { openWorld, PAST, PAST_DAY, refusedWith } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();

const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });

/** Sends each request twice with one key, like a client that lost the first answer. */
const losingAnswers = (client: Client): Client => ({
  ...client,
  async call(call, sent) {
    const send = (headers: Record<string, string>) => client.call(call, { ...sent, headers });
    const headers = keyed();
    const first = await send(headers);
    const { status, body } = await send(headers);
    expect({ status, body }).toEqual({ status: first.status, body: first.body });

    return first;
  },
});

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(world.db);

  return rows[0]?.n ?? 0;
};
const gastosOf = ({ user }: Client) =>
  world.db.selectFrom('gastos').select('id').where('fk_usuario_creacion', '=', user.id).execute();
const taxi = (values: object = {}) => ({ ...sampleOf(gastosRest), ...values });
const create = (who: Client, key: string, body: object = taxi()) =>
  who.call(gastosRest.calls.create, { body, headers: keyed(key) });

test('[A6] each create with one key stores one record in two tries, with the same answer', async () => {
  const { chief, pia, berta } = world;
  const [usuarios, promotores] = [await count('usuarios'), await count('vendedores')];
  await oneOfEach({ ...world, chief: losingAnswers(chief), pia: losingAnswers(pia) });
  const usuario = { ...right.get(usuariosCalls.create), usuarioPrincipal: '' };
  const nomina = { ...PAST, fk_usuario: berta.user.id, fk_usuario_creacion: '', cuenta_bancaria: 'x' };
  const made = [
    await losingAnswers(chief).call(usuariosCalls.create, { body: usuario }),
    await losingAnswers(chief).call(nominaCalls.create, { body: nomina }),
  ];
  const sara = world.sara.user.id;
  await world.db
    .updateTable('usuarios')
    .set({ sueldo_fijo: 'N', paga: 1_000 })
    .where('id', '=', sara)
    .execute();
  await world.sold([['1', 1_000]], { fecha: PAST_DAY, fk_usuario_sumador: sara });
  made.push(
    await losingAnswers(chief).call(ajustesCalls.create, {
      params: { id: made[1]?.body.id },
      body: { fk_usuario: sara, diferencia: '10', valor: '1', fk_nomina: null, motivo: 'x' },
    }),
  );
  for (const call of Object.values(importCalls)) {
    made.push(await losingAnswers(chief).call(call, { body: { ...right.get(call), solo_revisar: true } }));
  }

  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count('usuarios')).toBe(usuarios + 1);
  expect(await count('vendedores')).toBe(promotores + 1);
  for (const table of ['gastos', 'premios', 'abonos', 'nominas', 'ajustes_nomina'])
    expect([table, await count(table)]).toEqual([table, 1]);
  const calls: Call[] = [...contractCalls.values()].filter((call) => call.creates);
  expect(calls).toHaveLength(restSections.length + 3 + Object.keys(importCalls).length);
  expect(await count('repeticiones')).toBe(calls.length);
});

test('[A6] 20 tries at once with one key store one row and all get its answer', async () => {
  const { carlos } = world;
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(carlos, key)));

  const rows = await gastosOf(carlos);
  expect(rows).toHaveLength(1);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
    new Set([`200 ${rows[0]?.id}`]),
  );
});

test('[A6] a key with another body is refused and stores nothing', async () => {
  const { carlos } = world;
  const key = randomUUID();
  await create(carlos, key);
  const before = (await gastosOf(carlos)).length;
  const { status, body } = await create(carlos, key, taxi({ valor: '12.60' }));

  expect({ status, body }).toEqual(
    refusedWith(422, 'La clave de este envío ya se usó con otros datos. Abra el formulario de nuevo.'),
  );
  expect(await gastosOf(carlos)).toHaveLength(before);
});

test('the same key of another user is independent', async () => {
  const { berta, carlos } = world;
  const key = randomUUID();
  const [first, other] = [await create(berta, key), await create(carlos, key)];

  expect([first.status, other.status]).toEqual([200, 200]);
  expect(other.body.id).not.toBe(first.body.id);
});

test('a refusal is not stored: the same try succeeds once it is valid', async () => {
  const headers = keyed();
  const body = { ...sampleOf(vendedoresRest, 2), codigo: 'P-02' };
  const send = () => world.chief.call(vendedoresRest.calls.create, { body, headers });
  const refused = await send();
  await world.db.updateTable('vendedores').set({ codigo: 'P-99' }).where('codigo', '=', 'P-02').execute();

  expect(refused.status).toBe(409);
  expect((await send()).status).toBe(200);
});

test('[A6] no record is stored if its answer cannot be stored', async () => {
  const { carlos, db } = world;
  const key = randomUUID();
  const before = (await gastosOf(carlos)).length;
  await sql`alter table repeticiones add constraint lleno check (respuesta = '') not valid`.execute(db);
  const failed = await create(carlos, key);
  await sql`alter table repeticiones drop constraint lleno`.execute(db);

  expect(failed.status).toBe(500);
  expect(await gastosOf(carlos)).toHaveLength(before);
  expect((await create(carlos, key)).status).toBe(200);
});

test('each try without a key stores a record; an invalid key is refused', async () => {
  const { carlos } = world;
  const before = (await gastosOf(carlos)).length;
  await carlos.call(gastosRest.calls.create, { body: taxi() });
  await carlos.call(gastosRest.calls.create, { body: taxi() });

  expect(await gastosOf(carlos)).toHaveLength(before + 2);
  expect((await create(carlos, "1' or '1")).body).toEqual({ error: 'La clave del envío no es válida' });
});

test('neither the body nor a plain hash of it is stored, and after 24 hours nothing is left', async () => {
  const key = randomUUID();
  const body = { ...taxi(), descripcion: 'Algo secreto' };
  await create(world.berta, key, body);
  const kept = await world.db.selectFrom('repeticiones').selectAll().where('clave', '=', key).execute();
  world.tick(24 * 60 * 60);
  const berta = await world.signInAs(world.berta.user);
  await create(berta, randomUUID(), taxi({ fecha: '2026-10-15' }));

  expect(kept.map(({ huella }) => huella)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await count('repeticiones')).toBe(1);
});
