import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transferenciasCalls, transferenciasRest } from '../../../contract/transferencias';
import { ask } from '../ask';
import { openWorld, PAST_DAY, TODAY, using, type World } from '../world';

const { calls } = transferenciasRest;
const { create, change, history, read } = using(calls);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('transferencias').execute();
  await world.db.deleteFrom('nominas').execute();
});

const transfer = (values: object = {}) => ({
  ...{ fecha: TODAY, fk_usuario_destino: world.carlos.user.id, valor: '100.25', concepto: 'Cuadre' },
  ...values,
});

test("an administrador's own cash goes out, whatever the body says, and comes in at the other's", async () => {
  const { berta, carlos } = world;
  const { status, body } = await create(berta, transfer({ fk_usuario_origen: carlos.user.id }));

  expect(status).toBe(200);
  expect(body).toMatchObject({ fk_usuario_origen: berta.user.id, valor: '100.25', estado: 'A' });
  const rows = await world.db
    .selectFrom('movimientos')
    .select(['fk_usuario', 'valor'])
    .orderBy('valor')
    .execute();
  expect(rows).toEqual([
    { fk_usuario: berta.user.id, valor: -10_025 },
    { fk_usuario: carlos.user.id, valor: 10_025 },
  ]);
});

test('both sides see it, nobody else', async () => {
  const other = await world.signIn('administrador');
  const { id } = (await create(world.berta, transfer())).body;
  const ofBerta = { filter: JSON.stringify({ fk_usuario: world.berta.user.id }) };

  for (const who of [world.berta, world.carlos, world.chief]) {
    expect((await ask(who, calls.list, ofBerta)).body).toMatchObject([{ id }]);
    expect((await history(who, id))[0]).toMatchObject({ accion: 'creación', usuario: { nombre: 'Berta' } });
  }
  expect((await other.call(calls.list)).body).toEqual([]);
  for (const call of [calls.one, calls.history]) {
    expect(await other.call(call, { params: { id } })).toMatchObject({
      status: 404,
      body: { error: 'No existe la transferencia' },
    });
  }
});

test('is never changed, by whom ever', async () => {
  const { body } = await create(world.berta, transfer());

  for (const who of [world.berta, world.carlos, world.chief]) {
    expect(await change(who, body.id, { valor: 1 })).toMatchObject({
      status: 409,
      body: { error: 'Una transferencia no se modifica: haga la transferencia contraria' },
    });
  }
  expect(await read(world.berta, body.id)).toEqual(body);
});

test('is undone by its opposite', async () => {
  await create(world.berta, transfer());
  await create(world.carlos, transfer({ fk_usuario_destino: world.berta.user.id }));

  const { rows } = { rows: await world.db.selectFrom('saldos').select('valor').execute() };
  expect(rows.reduce((sum, { valor }) => sum + valor, 0)).toBe(0);
});

test('goes from one enabled administrador to another', async () => {
  const { berta, chief, sara } = world;
  const gone = await world.addUser({ estado: 'I' });
  const refusal = async (values: object) => (await create(chief, transfer(values))).body.error;
  const own = { fk_usuario_destino: berta.user.id };

  expect((await create(berta, transfer(own))).body.error).toBe('El origen y el destino deben ser distintos');
  expect(await refusal({ ...own, fk_usuario_origen: berta.user.id })).toBe(
    'El origen y el destino deben ser distintos',
  );
  expect(await refusal({})).toBe('Elija el administrador de origen');
  expect(await refusal({ fk_usuario_origen: gone.id })).toBe(
    'El administrador de origen debe estar habilitado',
  );
  for (const { id } of [gone, sara.user, chief.user]) {
    expect(await refusal({ fk_usuario_origen: berta.user.id, fk_usuario_destino: id })).toBe(
      'El destino debe ser un administrador habilitado',
    );
  }
});

test.each(['berta', 'carlos'] as const)('is refused where the week of %s is closed', async (name) => {
  await world.closeWeek(world[name]);

  expect(await create(world.berta, transfer({ fecha: PAST_DAY }))).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^La semana del 2026-10-05 al 2026-10-11 está cerrada/) },
  });
  expect((await create(world.berta, transfer())).status).toBe(200);
});

test('an administrador learns the names of those that cash can go to, and no more of them', async () => {
  const { berta, carlos } = world;
  const { status, body } = await berta.call(transferenciasCalls.destinos);

  expect(status).toBe(200);
  const found = body.usuarios.find(({ id }: { id: number }) => id === carlos.user.id);
  expect(Object.keys(found)).toEqual(['id', 'nombre', 'apellido']);
});
