import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Premios, Ventas } from '../../../../api/db/schema';
import { jornadaCalls } from '../../../../contract/jornada';
import { premiosRest } from '../../../../contract/premios';
import { ventasRest } from '../../../../contract/ventas';
import type { Client } from '../../testApi';
import { MONDAY, openWorld, PAST_DAY, TODAY, using, type World } from '../../world';

const premios = using(premiosRest.calls);
const ventas = using(ventasRest.calls);
/** The last moment of yesterday in Guayaquil, which is today elsewhere, and the first of today. */
const YESTERDAY = '2026-10-14T04:59:59.000Z';
const MIDNIGHT = '2026-10-14T05:00:00.000Z';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['notificaciones', 'premios', 'detalle_ventas', 'ventas'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

const jornada = async (who: Client) => {
  const { status, body } = await who.call(jornadaCalls.one);
  expect(status).toBe(200);

  return body;
};

const premio = (estado: Premios['estado'], values: object = {}) =>
  world.on.premio({
    ...{ fk_sorteo: world.lotto, fk_vendedor: world.zoe, fk_usuario: world.berta.user.id },
    ...{ fecha: TODAY, valor: 1050, estado, ...values },
  });

const venta = (estado: Ventas['estado'], values: object = {}) =>
  world.on.venta({
    ...{ fk_sorteo: world.lotto, fk_vendedor: world.zoe, fk_usuario: world.berta.user.id },
    ...{ fecha: TODAY, total: 500, estado, fk_usuario_sumador: world.sara.user.id, ...values },
  });

test('a day on which nothing has happened is one of nothing', async () => {
  const nothing = { cola: { conteo: 0, valor: '0.00' }, primeros: [], por_corregir: 0, hechos: [] };

  for (const who of [world.rosa, world.pia, world.sara]) expect(await jornada(who)).toEqual(nothing);
});

describe('of a revisor', () => {
  test('is what waits for a review, the oldest first, ten of it row by row', async () => {
    const last = await premio('PENDIENTE', { colilla: '0123' });
    const first = await premio('PENDIENTE', { fecha: PAST_DAY, colilla: '07' });
    await premio('PENDIENTE', { fk_usuario_creacion: world.rosa.user.id });
    await premio('REVISADO');
    const { cola, primeros } = await jornada(world.rosa);

    expect(cola).toEqual({ conteo: 2, valor: '21.00' });
    expect(primeros).toEqual([
      { id: first, fecha: PAST_DAY, promotor: 'Zoe Paz', detalle: '07', valor: '10.50' },
      { id: last, fecha: TODAY, promotor: 'Zoe Paz', detalle: '0123', valor: '10.50' },
    ]);
    for (let more = 0; more < 10; more += 1) await premio('PENDIENTE');
    const many = await jornada(world.rosa);
    expect(many.cola.conteo).toBe(12);
    expect(many.primeros).toHaveLength(10);
  });

  test('is what they have reviewed and rejected since midnight in Guayaquil', async () => {
    const mine = { fk_usuario_revisor: world.rosa.user.id, fecha_revision: MIDNIGHT };
    await premio('REVISADO', mine);
    await premio('PAGADO', { ...mine, fecha_pago: TODAY });
    await premio('RECHAZADO', mine);
    // Corrected since.
    await premio('PENDIENTE', mine);
    await premio('REVISADO', { ...mine, fecha_revision: YESTERDAY });
    await premio('REVISADO', { ...mine, fk_usuario_revisor: world.chief.user.id });

    const { hechos, por_corregir } = await jornada(world.rosa);
    expect(hechos).toHaveLength(2);
    expect(hechos).toContainEqual({ estado: 'REVISADO', conteo: 2, valor: '21.00' });
    expect(hechos).toContainEqual({ estado: 'RECHAZADO', conteo: 2, valor: '21.00' });
    expect(por_corregir).toBe(0);
  });

  test('of one administrador is theirs alone', async () => {
    const ofCarlos = await world.signIn('revisor', { fk_usuario_principal: world.carlos.user.id });
    await premio('PENDIENTE');

    expect((await jornada(ofCarlos)).cola.conteo).toBe(0);
    await premio('PENDIENTE', { fk_usuario: world.carlos.user.id, fk_vendedor: world.rita });
    expect((await jornada(ofCarlos)).cola.conteo).toBe(1);
  });
});

test('of a premiacion it is what waits for its payment, to be corrected, and what they entered and paid', async () => {
  await world.sold([['0123', 500]]);
  const body = {
    fecha: TODAY,
    fk_sorteo: world.lotto,
    fk_vendedor: world.zoe,
    colilla: '0123',
    valor: '7.50',
  };
  const { id } = (await premios.create(world.pia, body)).body;
  await premios.change(world.rosa, id, { estado: 'REVISADO' });
  await premio('RECHAZADO');
  await premio('RECHAZADO', { fecha: '2026-09-14' });
  expect(await jornada(world.pia)).toMatchObject({
    ...{ cola: { conteo: 1, valor: '7.50' }, primeros: [{ id }], por_corregir: 1 },
    hechos: [{ estado: 'PENDIENTE', conteo: 1, valor: '7.50' }],
  });

  await premios.change(world.pia, id, { estado: 'PAGADO', forma_pago: 'efectivo' });

  const { cola, hechos } = await jornada(world.pia);
  expect(cola.conteo).toBe(0);
  expect(hechos).toContainEqual({ estado: 'PAGADO', conteo: 1, valor: '7.50' });
});

describe('of a sumador', () => {
  test('is own drafts, with their draw', async () => {
    const late = await venta('B');
    const first = await venta('B', { fecha: MONDAY, total: 250 });
    await venta('B', { fk_usuario_sumador: world.saul.user.id, fk_sorteo: world.quina });
    await venta('C', { fecha: PAST_DAY });

    expect(await jornada(world.sara)).toMatchObject({
      cola: { conteo: 2, valor: '7.50' },
      primeros: [
        { id: first, fecha: MONDAY, promotor: 'Zoe Paz', detalle: 'Lotto 21:00', valor: '2.50' },
        { id: late },
      ],
    });
  });

  test('is the ventas that they closed today, of whatever draw', async () => {
    const mine = { fk_usuario_actualizacion: world.sara.user.id, fecha_actualizacion: MIDNIGHT };
    await venta('C', { ...mine, fecha: PAST_DAY });
    await venta('C', { ...mine, fecha: MONDAY, fecha_actualizacion: YESTERDAY });
    await venta('X', { ...mine, motivo_anulacion: 'x' });
    const place = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe };
    const lines = { detalle_ventas: [{ colilla: '1', valor: '3' }] };
    const { id } = (await ventas.create(world.sara, { ...place, ...lines })).body;
    await ventas.change(world.sara, id, { estado: 'C' });

    expect(await jornada(world.sara)).toMatchObject({
      ...{ cola: { conteo: 0 }, hechos: [{ estado: 'C', conteo: 2, valor: '8.00' }] },
    });
  });
});
