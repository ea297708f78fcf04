import { beforeEach, describe, expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { ventasRest } from '../../../../contract/ventas';
import type { Client } from '../../../support/api/testApi';
import { openWorld, PAST_DAY, refusedWith, TODAY, using } from '../../../support/api/world';

const world = openWorld();
const { read, change, history } = using(ventasRest.calls);
let venta: number;

beforeEach(async () => {
  await world.clear();
  venta = await world.sold(
    [
      ['0808', 500_000],
      ['0809', 300],
      ['0101', 200],
    ],
    { porcentaje: 1250, comision: 62_563 },
  );
});

const correct = async (who: Client, fila: number, line: object, more: object = {}) => {
  const { detalle_ventas } = await read(world.chief, venta);
  const lines = detalle_ventas.map((one: object, at: number) =>
    at === fila - 1 ? { ...one, ...line } : one,
  );

  return change(who, venta, { detalle_ventas: lines, motivo_correccion: 'Se digitó mal', ...more });
};

const balance = async () =>
  (
    await world.db
      .selectFrom('saldos')
      .select('valor')
      .where('fk_usuario', '=', world.berta.user.id)
      .execute()
  ).reduce((sum, { valor }) => sum + valor, 0);

test('[W5] a row of a closed venta is corrected; total, comisión, ledger and history follow', async () => {
  const { berta } = world;
  const before = await balance();
  const { status, body } = await correct(berta, 1, { valor: '5.00' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ total: '10.00', comision: '1.25', colillas: 3, estado: 'C' });
  expect(body.correcciones).toEqual([
    {
      fila: 1,
      campo: 'valor',
      antes: '5000.00',
      despues: '5.00',
      motivo: 'Se digitó mal',
      usuario: 'Berta Mora',
      fecha: expect.stringMatching(/^2026-10-14/),
    },
  ]);
  expect(before - (await balance())).toBe(499_500 - (62_563 - 125));
  const entries = await history(berta, venta);
  expect(entries).toMatchObject([
    {
      accion: 'corrección',
      motivo: 'Se digitó mal',
      cambios: [
        { campo: 'valor de la fila 1', antes: '5000.00', despues: '5.00' },
        { campo: 'total', antes: '5005.00', despues: '10.00' },
        { campo: 'comision', antes: '625.63', despues: '1.25' },
      ],
    },
  ]);
});

test('[W5] a row is voided, and its colilla corrected', async () => {
  const { chief } = world;
  expect((await correct(chief, 1, { colilla: '(0808)' })).body).toMatchObject({ total: '5.00', colillas: 2 });
  expect((await correct(chief, 2, { colilla: '0819' })).body).toMatchObject({ total: '5.00' });

  const { correcciones, detalle_ventas } = await read(chief, venta);
  expect(correcciones.map(({ fila, campo, antes }: Record<string, unknown>) => [fila, campo, antes])).toEqual(
    [
      [2, 'colilla', '0809'],
      [1, 'colilla', '0808'],
    ],
  );
  expect(detalle_ventas.map(({ colilla }: { colilla: string }) => colilla)).toEqual([
    '(0808)',
    '0819',
    '0101',
  ]);
});

describe('[W5] a closed venta stands', () => {
  test.each([
    ['without a motivo', 422, 'Escriba el motivo de la corrección', { motivo_correccion: '' }],
    ['with another day', 409, 'La venta está cerrada y no se puede modificar', { fecha: '2026-10-13' }],
    ['as a draft', 409, 'La venta está cerrada y no se puede modificar', { estado: 'B' }],
  ])('%s', async (_, status, error, more) => {
    expect(await correct(world.berta, 1, { valor: '5.00' }, more)).toMatchObject(refusedWith(status, error));
  });

  test('with a row more or less, or unchanged', async () => {
    const { berta } = world;
    const { detalle_ventas } = await read(berta, venta);
    const refused = refusedWith(409, 'La venta está cerrada y no se puede modificar');
    for (const lines of [
      detalle_ventas,
      detalle_ventas.slice(1),
      [...detalle_ventas, { colilla: '1', valor: '1' }],
    ])
      expect(await change(berta, venta, { detalle_ventas: lines, motivo_correccion: 'x' })).toMatchObject(
        refused,
      );
  });

  test('for a sumador, another administrador and a closed week', async () => {
    const { sara, carlos, berta } = world;
    expect((await correct(sara, 1, { valor: '5.00' })).status).toBe(403);
    const body = await read(world.chief, venta);
    expect((await using(ventasRest.calls).update(carlos, body)).status).toBe(404);
    venta = await world.sold([['0808', 500]], { fecha: PAST_DAY });
    await world.closeWeek(berta);
    expect((await correct(berta, 1, { valor: '5.00' })).status).toBe(409);
  });

  test('with digits that its draw does not play, or a negative total', async () => {
    expect((await correct(world.berta, 1, { colilla: '08081' })).status).toBe(400);
    expect((await correct(world.berta, 1, { valor: '-90.00' })).status).toBe(422);
  });

  test('where a row has a premio in force, or would get one', async () => {
    const { berta, chief, lotto, zoe } = world;
    const place = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe, imagen: '', observacion: '' };
    const { body } = await using(premiosRest.calls).create(berta, { ...place, colilla: '0808', valor: '5' });
    const refused = refusedWith(409, `La colilla 0808 tiene el premio ${body.id}: no se puede corregir`);

    expect(await correct(berta, 1, { valor: '5.00' })).toMatchObject(refused);
    expect(await correct(berta, 2, { colilla: '0808' })).toMatchObject(refused);
    expect((await correct(berta, 2, { valor: '4.00' })).status).toBe(200);
    expect((await read(berta, venta)).premios).toEqual([
      { id: body.id, colilla: '0808', estado: 'PENDIENTE' },
    ]);
    await using(premiosRest.calls).change(chief, body.id, { estado: 'ANULADO', motivo_anulacion: 'Error' });
    expect((await correct(berta, 1, { valor: '5.00' })).status).toBe(200);
  });
});

test('[W5] a row whose premio was rejected is corrected', async () => {
  const { berta, rosa, lotto, zoe } = world;
  const place = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe, imagen: '', observacion: '' };
  const { body } = await using(premiosRest.calls).create(berta, { ...place, colilla: '0808', valor: '5' });
  const rejected = { estado: 'RECHAZADO', motivo_rechazo: 'Error' };
  expect((await using(premiosRest.calls).change(rosa, body.id, rejected)).status).toBe(200);

  expect((await correct(berta, 1, { valor: '5.00' })).status).toBe(200);
});
