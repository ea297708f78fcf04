import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, PAST_DAY, TODAY, TOMORROW, using, type World } from '../../world';

const { create, change } = using(ventasRest.calls);
const lines = [
  { colilla: '0123', valor: '10.50' },
  { colilla: '7', valor: '-0.50' },
  { colilla: '(55)', valor: '99' },
  { colilla: '0123', valor: 2 },
];

let world: World;
let venta: { fecha: string; fk_sorteo: number; fk_vendedor: number; detalle_ventas: object[] };
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('detalle_ventas').execute();
  await world.db.deleteFrom('premios').execute();
  await world.db.deleteFrom('ventas').execute();
  await world.db.deleteFrom('nominas').execute();
  venta = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, detalle_ventas: lines };
});

describe('a new venta', () => {
  test("is a draft with the promotor's administrator and percentage; void lines count 0, repeated ones add up", async () => {
    const { status, body } = await create(world.sara, {
      ...venta,
      fk_usuario: 1,
      porcentaje: '99',
      total: 1,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      estado: 'B',
      total: '12.00',
      comision: '1.50',
      colillas: 3,
      porcentaje: '12.50',
      fk_usuario: world.berta.user.id,
      fk_usuario_sumador: world.sara.user.id,
      detalle_ventas: [
        { colilla: '0123', valor: '10.50' },
        { colilla: '7', valor: '-0.50' },
        { colilla: '(55)', valor: '99.00' },
        { colilla: '0123', valor: '2.00' },
      ],
    });
  });

  test('keeps administrator and percentage when the promotor changes', async () => {
    const { body } = await create(world.sara, venta);
    const { db, zoe, carlos, berta } = world;
    const promotor = (fk_usuario: number, porcentaje: number) =>
      db.updateTable('vendedores').set({ fk_usuario, porcentaje }).where('id', '=', zoe).execute();
    await promotor(carlos.user.id, 5000);

    const closed = await change(world.sara, body.id, { estado: 'C' });
    await promotor(berta.user.id, 1250);

    expect(closed.body).toMatchObject({ fk_usuario: berta.user.id, porcentaje: '12.50', comision: '1.50' });
  });

  test('its comision is rounded half up', async () => {
    const one = async (valor: string) =>
      (await create(world.berta, { ...venta, estado: 'C', detalle_ventas: [{ colilla: '1', valor }] })).body;

    const { id, comision } = await one('0.04');
    expect(comision).toBe('0.01');
    await change(world.berta, id, { estado: 'X', motivo_anulacion: 'Otra' });
    expect((await one('0.03')).comision).toBe('0.00');
  });

  test.each([
    ['a value of 0', { detalle_ventas: [{ colilla: '1', valor: '0' }] }, 'El valor no puede ser 0 (línea 1)'],
    [
      'five digits',
      { detalle_ventas: [...lines, { colilla: '12345', valor: 1 }] },
      'La colilla tiene de 1 a 4 cifras; entre paréntesis si es nula (línea 5)',
    ],
    ['a line without value', { detalle_ventas: [{ colilla: '1' }] }, 'Un dato no es válido (línea 1)'],
    [
      'three decimals',
      { detalle_ventas: [{ colilla: '1', valor: '1.005' }] },
      'Escriba solo números, con dos decimales como máximo (línea 1)',
    ],
    ['a day that does not exist', { fecha: '2026-02-30' }, 'La fecha no existe'],
    ['no promotor', { fk_vendedor: null }, 'Un dato no es válido'],
    ['no lines at all', { detalle_ventas: undefined }, 'Falta un dato obligatorio'],
    [
      '2001 lines',
      { detalle_ventas: Array(2001).fill(lines[0]) },
      'Una venta tiene 2000 colillas como máximo',
    ],
  ])('with %s is refused by the contract', async (_, values, error) => {
    expect(await create(world.berta, { ...venta, ...values })).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  test.each([
    ['tomorrow', { fecha: TOMORROW }, 'La fecha no puede ser posterior a hoy'],
    ['a mistyped year', { fecha: '1026-10-14' }, 'Revise el año de la fecha'],
    ['an unknown draw', { fk_sorteo: 987_654 }, 'No existe el sorteo'],
    ['an unknown promotor', { fk_vendedor: 987_654 }, 'No existe el promotor'],
    ['an annulled estado', { estado: 'X', motivo_anulacion: 'x' }, 'Una venta nueva no puede estar anulada'],
    [
      'a total below 0, closed',
      { estado: 'C', detalle_ventas: [{ colilla: '1', valor: -1 }] },
      'El total de la venta no puede ser negativo',
    ],
    [
      'more than sums can hold',
      { detalle_ventas: Array(2).fill({ colilla: '1', valor: '9999999.99' }) },
      'El total de la venta es demasiado grande: revise los valores',
    ],
    [
      'no colilla, closed',
      { estado: 'C', detalle_ventas: [] },
      'Ingrese al menos una colilla antes de cerrar la venta',
    ],
  ])('of %s is refused by a rule', async (_, values, error) => {
    expect(await create(world.berta, { ...venta, ...values })).toMatchObject({
      status: 422,
      body: { error },
    });
  });

  test('plays on a day of its draw, by an enabled promotor, with no more digits than the draw', async () => {
    const { on, berta, quina, lotto, zoe } = world;
    const gone = await on.vendedor({ fk_usuario: berta.user.id, estado: 'I' });
    const closed = await on.sorteo({ nombre: 'Cerrado', estado: 'I' });
    await on.feriado({ fecha: '2026-10-12', nombre: 'Independencia de Guayaquil' });
    await on.feriado({ fecha: '2026-10-13', nombre: 'Local', ambito: 'L' });
    const refusal = async (values: object) => (await create(berta, { ...venta, ...values })).body.error;
    const quinas = { fk_sorteo: quina, detalle_ventas: [{ colilla: '123', valor: 1 }] };

    expect(await refusal({ fk_vendedor: gone })).toBe(
      'El promotor está inhabilitado: no recibe ventas nuevas',
    );
    expect(await refusal({ fk_sorteo: closed })).toBe('El sorteo Cerrado está inhabilitado');
    expect(await refusal({ ...quinas, fecha: PAST_DAY })).toBe(
      'El sorteo Quina no juega ese día de la semana',
    );
    expect(await refusal({ ...quinas, fecha: '2026-10-12' })).toBe(
      'El sorteo Quina no juega en feriado: Independencia de Guayaquil',
    );
    expect(await refusal({ ...quinas, detalle_ventas: [{ colilla: '(0123)', valor: 1 }] })).toBe(
      'La colilla (0123) tiene más de 3 cifras, que son las del sorteo',
    );
    expect(await refusal({ ...quinas, fecha: '2026-10-13' })).toBeUndefined();
    expect(await refusal({ fk_sorteo: lotto, fk_vendedor: zoe, fecha: '2026-10-12' })).toBeUndefined();
  });

  test('is the only live one of its promotor, draw and day', async () => {
    const { body } = await create(world.berta, venta);
    const again = () => create(world.sara, venta);

    expect(await again()).toMatchObject({
      status: 409,
      body: { error: 'Ya existe una venta de ese promotor, sorteo y fecha' },
    });
    await change(world.berta, body.id, { estado: 'X', motivo_anulacion: 'Duplicada' });
    expect((await again()).status).toBe(200);
  });
});
