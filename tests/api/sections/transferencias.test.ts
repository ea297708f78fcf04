import { beforeEach, expect, test } from 'vitest';
import { transferenciasCalls, transferenciasRest } from '../../../contract/transferencias';
import { openWorld, PAST_DAY, refusedWith, TODAY, using } from '../../support/api/world';

const { create, change, list, history, read } = using(transferenciasRest.calls);

const world = openWorld();
beforeEach(() => world.clear());

const transfer = (values: object = {}) => ({
  fecha: TODAY,
  fk_usuario_destino: world.carlos.user.id,
  valor: '100.25',
  concepto: 'Cuadre',
  ...values,
});

test('both sides of a transfer see it and its author', async () => {
  const { berta, carlos, chief } = world;
  const { id } = (await create(berta, transfer())).body;

  for (const who of [berta, carlos, chief]) {
    expect((await list(who)).body).toMatchObject([{ id }]);
    expect((await history(who, id))[0]).toMatchObject({ accion: 'creación', usuario: { nombre: 'Berta' } });
  }
});

test('nobody can change a transfer', async () => {
  const { body } = await create(world.berta, transfer());

  for (const who of [world.berta, world.carlos, world.chief]) {
    expect(await change(who, body.id, { valor: 1 })).toMatchObject(
      refusedWith(409, 'Una transferencia no se modifica: haga la transferencia contraria'),
    );
  }
  expect(await read(world.berta, body.id)).toEqual(body);
});

test('a transfer goes only to another, enabled administrador', async () => {
  const { berta, chief, sara } = world;
  const gone = await world.addUser({ estado: 'I' });
  const refusal = async (fk_usuario_destino: number) =>
    (await create(berta, transfer({ fk_usuario_destino }))).body.error;

  expect(await refusal(berta.user.id)).toBe('El origen y el destino deben ser distintos');
  for (const { id } of [gone, sara.user, chief.user]) {
    expect(await refusal(id)).toBe('El destino debe ser un administrador habilitado');
  }
});

test('a transfer is refused if the week of its destination is closed', async () => {
  await world.closeWeek(world.carlos);

  expect(await create(world.berta, transfer({ fecha: PAST_DAY }))).toMatchObject(
    refusedWith(409, expect.stringMatching(/^La semana del 2026-10-05 al 2026-10-11 está cerrada/)),
  );
});

test('an administrador sees only the names of possible destinations', async () => {
  const { berta, carlos } = world;
  const { status, body } = await berta.call(transferenciasCalls.destinos);

  expect(status).toBe(200);
  const found = body.usuarios.find(({ id }: { id: number }) => id === carlos.user.id);
  expect(Object.keys(found)).toEqual(['id', 'nombre', 'apellido']);
});
