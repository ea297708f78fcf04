import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, TODAY, using } from '../../../support/api/world';

const { create, change, read, update } = using(ventasRest.calls);

const world = openWorld();
beforeEach(() => world.clear());

const A = { id: 7, colilla: '0001', valor: '1.00' };
const B = { id: 900_000_000_000_001, colilla: '0002', valor: '2.00' };
const C = { id: 12, colilla: '0003', valor: '3.00' };

const begin = async (detalle_ventas: object[], values: object = {}) => {
  const { lotto, zoe, berta } = world;
  const { status, body } = await create(berta, {
    fecha: TODAY,
    fk_sorteo: lotto,
    fk_vendedor: zoe,
    detalle_ventas,
    ...values,
  });
  expect(status).toBe(200);

  return body;
};

/** A row that is written again is stored at another place. */
const placesOf = async (id: number) => {
  const { rows } = await sql<{ colilla: string; place: string }>`
    select colilla, ctid || ' ' || xmin as place from detalle_ventas where fk_venta = ${id}`.execute(
    world.db,
  );

  return new Map(rows.map(({ colilla, place }) => [colilla, place]));
};

test('[W6] a row keeps its id wherever it stands, and one that stays is not written again', async () => {
  const { id } = await begin([A, B]);
  const before = await placesOf(id);
  const { body } = await change(world.berta, id, { detalle_ventas: [A, C, B] });

  expect(body.detalle_ventas).toEqual([A, C, B]);
  expect((await read(world.berta, id)).detalle_ventas).toEqual([A, C, B]);
  expect((await placesOf(id)).get('0001')).toBe(before.get('0001'));
  const after = await placesOf(id);
  await change(world.berta, id, { detalle_ventas: [A, C, { ...B, valor: '4.00' }] });
  expect((await placesOf(id)).get('0003')).toBe(after.get('0003'));
});

test('[W6] a row that becomes one to be corrected keeps its id', async () => {
  const { id } = await begin([A, B]);
  const wrong = { id: B.id, fila: 2, colilla: '0002x', valor: '' };
  await change(world.berta, id, { detalle_ventas: [A], filas_por_corregir: [wrong] });

  expect(await read(world.berta, id)).toMatchObject({ detalle_ventas: [A], filas_por_corregir: [wrong] });
});

test('[W6] a client without ids leaves those of the places, and older rows have none', async () => {
  const { id } = await begin([A, B]);
  const without = [
    { colilla: '0009', valor: '9.00' },
    { colilla: '0002', valor: '2.00' },
    { colilla: '0003', valor: '3.00' },
  ];
  const { body } = await change(world.berta, id, { detalle_ventas: without });
  expect(body.detalle_ventas).toEqual([{ id: A.id, ...without[0] }, B, without[2]]);

  const old = await world.sold([['0005', 500]], { fecha: '2026-10-13' });
  expect((await read(world.berta, old)).detalle_ventas).toEqual([{ colilla: '0005', valor: '5.00' }]);
});

test('[W6] of two people in one draft the second hears who was first, and joins the rows by their ids', async () => {
  const { berta, chief } = world;
  const opened = await begin([A]);
  await change(berta, opened.id, { detalle_ventas: [A, B] });

  const late = await update(chief, { ...opened, detalle_ventas: [A, C] });
  expect(late).toMatchObject({
    status: 409,
    body: { error: 'Otro usuario modificó este registro: Berta Mora, hoy a las 10:00', reason: 'outdated' },
  });
  const { version, usuario_actualizacion, detalle_ventas } = await read(chief, opened.id);
  expect(detalle_ventas).toEqual([A, B]);
  expect(usuario_actualizacion).toEqual({ id: berta.user.id, nombre: 'Berta', apellido: 'Mora' });
  const joined = await update(chief, { ...opened, version, detalle_ventas: [A, B, C] });

  expect(joined).toMatchObject({ status: 200, body: { detalle_ventas: [A, B, C], total: '6.00' } });
});
