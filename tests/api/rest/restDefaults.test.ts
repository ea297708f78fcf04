import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type ApiEnv, createAnswer } from '../../../api/answer/answer';
import { answerError } from '../../../api/http/errors';
import { DAILY_LIMIT } from '../../../api/process/env';
import { restRoutes } from '../../../api/rest/rest';
import type { RestTable, Stored } from '../../../api/rest/restTable';
import { cajaTable } from '../../../api/sections/caja';
import { prestamosTable } from '../../../api/sections/prestamos/prestamos';
import { gastosRest } from '../../../contract/gastos';
import { ingresosRest } from '../../../contract/ingresos';
import { prestamosRest } from '../../../contract/prestamos';
import type { RestSection } from '../../../contract/rest';
import { rests } from '../../../contract/rests';
import { picturesOf } from '../../../contract/shape';
import { bodies } from '../firstOfEach';
import { type Client, JWT_SECRET } from '../testApi';
import { openWorld, type World } from '../world';

let world: World;
/** Sections that say little more than their columns. */
let app: Hono<ApiEnv>;

beforeAll(async () => {
  world = await openWorld();
  const { db, filesDir, proofs, clock } = world;
  const now = () => clock.now;
  app = new Hono();
  app.onError(answerError(() => {}));
  const answer = createAnswer(app, {
    ...{ db, filesDir, proofs, now, jwtSecret: JWT_SECRET, dailyLimit: DAILY_LIMIT, trustProxy: [] },
  });
  const gastos = cajaTable<z.output<typeof gastosRest.input>>('el gasto');
  restRoutes(gastosRest, withoutRules(gastos))(answer);
  restRoutes(prestamosRest, withoutRules(prestamosTable))(answer);
  const ingresos = cajaTable<z.output<typeof ingresosRest.input>>('el ingreso');
  // By mistake its rule gives every record to Carlos.
  const check = async ({ data }: { data: object }) => ({ ...data, fk_usuario: world.carlos.user.id });
  restRoutes(ingresosRest, { ...ingresos, check })(answer);
});
afterAll(() => world.close());

/** What a section says that says nothing but its columns and texts. */
const withoutRules = <I, R extends Stored>({
  check: _,
  of: __,
  ...table
}: RestTable<I, R>): RestTable<I, R> => table;

const ask = async ({ calls }: Pick<RestSection, 'calls'>, who: Client, body: object, id?: number) => {
  const { method, path } = id === undefined ? calls.create : calls.update;
  const answer = await app.request(path.replace('{id}', String(id)), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}`, cookie: who.cookie },
    body: JSON.stringify(body),
  });

  return { status: answer.status, body: await answer.json() };
};

test("an administrador writes what is their own, whatever the body says, and a superadministrador an administrador's", async () => {
  const { fk_usuario: _, ...own } = bodies(world).gastos;
  const { berta, carlos, chief, sara } = world;

  expect((await ask(gastosRest, berta, own)).body.fk_usuario).toBe(berta.user.id);
  expect((await ask(gastosRest, berta, { ...own, fk_usuario: carlos.user.id })).body.fk_usuario).toBe(
    berta.user.id,
  );
  expect((await ask(gastosRest, chief, { ...own, fk_usuario: carlos.user.id })).body.fk_usuario).toBe(
    carlos.user.id,
  );
  expect(await ask(gastosRest, chief, own)).toMatchObject({
    status: 422,
    body: { error: 'Elija el administrador del registro' },
  });
  expect((await ask(gastosRest, chief, { ...own, fk_usuario: sara.user.id })).status).toBe(422);
});

test("a rule that makes a record another's writes nothing", async () => {
  const { ingresos } = bodies(world);
  const { berta, carlos } = world;

  expect(await ask(ingresosRest, berta, ingresos)).toMatchObject({
    status: 404,
    body: { error: 'No existe el ingreso' },
  });
  expect((await ask(ingresosRest, carlos, ingresos)).status).toBe(200);
});

test('money travels as decimal dollars', async () => {
  expect((await ask(gastosRest, world.berta, bodies(world).gastos)).body.valor).toBe('12.50');
});

test("nobody names another's picture or promotor", async () => {
  const { berta, carlos, rita } = world;
  const comprobante = await world.upload(carlos);

  expect(await ask(gastosRest, berta, { ...bodies(world).gastos, comprobante })).toMatchObject({
    status: 422,
    body: { error: 'No existe el archivo: cárguelo de nuevo' },
  });
  expect(await ask(prestamosRest, berta, { ...bodies(world).prestamos, fk_vendedor: rita })).toMatchObject({
    status: 422,
    body: { error: 'El promotor no es del administrador del registro' },
  });
});

test('what names a picture is found by its schema', () => {
  const found = rests.flatMap((section) => picturesOf(section).map((column) => `${section.name}.${column}`));

  expect(found).toEqual(
    expect.arrayContaining([
      ...['premios.imagen', 'premios.comprobante', 'gastos.comprobante', 'ingresos.comprobante'],
      ...['depositos.comprobante', 'transferencias.comprobante'],
    ]),
  );
});

test('annulling writes no more than its reason, and what is annulled stays as it is', async () => {
  const { berta } = world;
  const { body: made } = await ask(gastosRest, berta, bodies(world).gastos);
  const reason = { estado: 'X', motivo_anulacion: 'Repetido' };
  const { body: annulled } = await ask(gastosRest, berta, { ...made, ...reason, valor: '99' }, made.id);

  expect(annulled).toMatchObject({ ...reason, valor: '12.50' });
  expect(await ask(gastosRest, berta, { ...annulled, estado: 'A' }, made.id)).toMatchObject({
    status: 409,
    body: { error: 'El registro está anulado y no se puede modificar' },
  });
  expect(await ask(gastosRest, berta, { ...bodies(world).gastos, ...reason })).toMatchObject({
    status: 422,
    body: { error: 'Un registro nuevo no puede estar anulado' },
  });
});
