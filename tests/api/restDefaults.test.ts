import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Caja, Prestamos } from '../../api/db/schema';
import { DAILY_LIMIT } from '../../api/files/dailyLimit';
import { type ApiEnv, createAnswer } from '../../api/http/answer';
import { answerError } from '../../api/http/errors';
import { restRoutes } from '../../api/rest/rest';
import { type GastoInput, gastosRest } from '../../contract/gastos';
import { type IngresoInput, ingresosRest } from '../../contract/ingresos';
import { type PrestamoInput, prestamosRest } from '../../contract/prestamos';
import type { RestSection } from '../../contract/rest';
import { bodies } from './firstOfEach';
import { type Client, JWT_SECRET } from './testApi';
import { openWorld, type World } from './world';

let world: World;
/** Sections that say little more than their columns. */
let app: Hono<ApiEnv>;

beforeAll(async () => {
  world = await openWorld();
  const { db, filesDir, clock } = world;
  const now = () => clock.now;
  app = new Hono();
  app.onError(answerError(() => {}));
  const answer = createAnswer(app, {
    ...{ db, filesDir, now, jwtSecret: JWT_SECRET, dailyLimit: DAILY_LIMIT, trustProxy: [] },
  });
  restRoutes<z.output<typeof GastoInput>, Selectable<Caja>>(gastosRest, {
    table: 'gastos',
    columns: [
      'fecha',
      'fk_usuario',
      'tipo',
      'descripcion',
      'valor',
      'forma_pago',
      'comprobante',
      'motivo_anulacion',
    ],
    search: [],
    unique: {},
    missing: 'No existe el gasto',
  })(answer);
  restRoutes<z.output<typeof PrestamoInput>, Selectable<Prestamos>>(prestamosRest, {
    table: 'prestamos',
    columns: [
      'fecha',
      'fk_usuario',
      'fk_vendedor',
      'valor',
      'cuotas',
      'valor_cuota',
      'motivo',
      'motivo_anulacion',
    ],
    search: [],
    unique: {},
    missing: 'No existe el préstamo',
  })(answer);
  // By mistake its rule gives every record to Carlos.
  restRoutes<z.output<typeof IngresoInput>, Selectable<Caja>>(ingresosRest, {
    table: 'ingresos',
    columns: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor', 'forma_pago'],
    search: [],
    check: async ({ data }) => ({ ...data, fk_usuario: world.carlos.user.id }),
    unique: {},
    missing: 'No existe el ingreso',
  })(answer);
});
afterAll(() => world.close());

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
});
