import { beforeAll, expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { openWorld, TODAY, using } from '../../../support/api/world';

const { change, create, history } = using(premiosRest.calls);

const world = openWorld();
beforeAll(async () => {
  await world.addUser({ rol: 'revisor', estado: 'I' });
});

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

test('[Y7] each step notifies the users concerned, once, with amount and promotor', async () => {
  const { berta, pia, rosa, chief, chief2 } = world;
  const near = await world.signIn('revisor', { fk_usuario_principal: berta.user.id });
  const ofCarlos = { fk_usuario_principal: world.carlos.user.id };
  await world.signIn('revisor', ofCarlos);
  await world.signIn('premiacion', ofCarlos);
  const colilla = '0123';
  await world.sold([[colilla, 500]]);
  const place = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe };
  const { id } = (await create(berta, { ...place, colilla, valor: 1 })).body;
  const note = (user: { user: { id: number } }, mensaje: string) => ({
    id: user.user.id,
    mensaje,
    secuencia: id,
  });

  const toReview = `Nuevo premio ${id} por revisar, colilla ${colilla}: $1 de Zoe Paz`;
  expect(await told()).toEqual([note(rosa, toReview), note(near, toReview)]);

  await change(berta, id, { valor: '2' });
  expect(await told()).toEqual([]);

  await change(rosa, id, { estado: 'RECHAZADO', observacion: 'Ilegible' });
  expect(await told()).toEqual([note(berta, `El premio ${id} fue rechazado ($2 de Zoe Paz): Ilegible`)]);

  await change(berta, id, { estado: 'PENDIENTE', valor: '3' });
  const corrected = `El premio ${id} fue corregido y espera revisión, colilla ${colilla}: $3 de Zoe Paz`;
  expect(await told()).toEqual([note(rosa, corrected), note(near, corrected)]);

  await change(rosa, id, { estado: 'REVISADO' });
  expect(await told()).toEqual([
    note(pia, `El premio ${id} fue revisado y está listo para pagar: $3 de Zoe Paz`),
  ]);

  await change(pia, id, { estado: 'PAGADO', forma_pago: 'efectivo' });
  expect(await told()).toEqual([
    note(berta, `El premio ${id} fue pagado, colilla ${colilla}: $3 de Zoe Paz`),
  ]);

  await change(chief, id, { estado: 'REVISADO', motivo: 'Pago errado' });
  const returned = `El pago del premio ${id} fue devuelto ($3 de Zoe Paz): Pago errado`;
  expect(await told()).toEqual([note(berta, returned), note(rosa, returned)]);

  await change(chief2, id, { estado: 'ANULADO', motivo_anulacion: 'Duplicado' });
  const annulled = `El premio ${id} fue anulado ($3 de Zoe Paz): Duplicado`;
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
