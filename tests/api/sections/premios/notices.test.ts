import { afterAll, beforeAll, expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { openWorld, TODAY, using, type World } from '../../world';

const { change, create, history } = using(premiosRest.calls);

let world: World;
let colilla = 1000;
beforeAll(async () => {
  world = await openWorld();
  await world.addUser({ rol: 'revisor', estado: 'I' });
});
afterAll(() => world.close());

const sellOne = async () => {
  colilla += 1;
  await world.db.deleteFrom('notificaciones').execute();
  await world.db.updateTable('ventas').set({ estado: 'X', motivo_anulacion: 'x' }).execute();
  await world.sold([[String(colilla), 500]]);

  return { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: String(colilla), valor: 1 };
};

/** Who was told since it was last asked, and what. */
const told = async () => {
  const notes = await world.db
    .selectFrom('notificaciones as n')
    .innerJoin('usuarios as u', 'u.id', 'n.fk_usuario')
    .select(['u.id', 'n.mensaje', 'n.secuencia', 'n.fecha', 'n.hora', 'n.leido'])
    .orderBy('u.id')
    .execute();
  await world.db.deleteFrom('notificaciones').execute();

  return notes.map(({ id, mensaje, secuencia }) => ({ id, mensaje, secuencia }));
};

test('each step tells those whom it concerns, once', async () => {
  const { berta, pia, rosa, chief, chief2 } = world;
  const { id } = (await create(berta, await sellOne())).body;
  const note = (user: { user: { id: number } }, mensaje: string) => ({
    id: user.user.id,
    mensaje,
    secuencia: id,
  });

  expect(await told()).toEqual([note(rosa, `Nuevo premio ${id} por revisar, colilla ${colilla}`)]);

  await change(berta, id, { valor: '2' });
  expect(await told()).toEqual([]);

  await change(rosa, id, { estado: 'RECHAZADO', observacion: 'Ilegible' });
  expect(await told()).toEqual([note(berta, `El premio ${id} fue rechazado: Ilegible`)]);

  await change(berta, id, { estado: 'PENDIENTE' });
  expect(await told()).toEqual([
    note(rosa, `El premio ${id} fue corregido y espera revisión, colilla ${colilla}`),
  ]);

  await change(rosa, id, { estado: 'REVISADO' });
  expect(await told()).toEqual([note(pia, `El premio ${id} fue revisado y está listo para pagar`)]);

  await change(pia, id, { estado: 'PAGADO', forma_pago: 'efectivo' });
  expect(await told()).toEqual([note(berta, `El premio ${id} fue pagado, colilla ${colilla}`)]);

  await change(chief, id, { estado: 'REVISADO', motivo: 'Pago errado' });
  const returned = `El pago del premio ${id} fue devuelto: Pago errado`;
  expect(await told()).toEqual([note(berta, returned), note(rosa, returned)]);

  await change(chief2, id, { estado: 'ANULADO', motivo_anulacion: 'Duplicado' });
  const annulled = `El premio ${id} fue anulado: Duplicado`;
  expect(await told()).toEqual([note(berta, annulled), note(rosa, annulled)]);

  const steps = await history(berta, id);
  expect(steps.map(({ accion, motivo }: Record<string, string>) => [accion, motivo])).toEqual([
    ['ANULADO', 'Duplicado'],
    ['REVISADO', 'Pago errado'],
    ['PAGADO', ''],
    ['REVISADO', ''],
    ['PENDIENTE', ''],
    ['RECHAZADO', 'Ilegible'],
    ['modificación', ''],
    ['creación', ''],
  ]);
});
