import { beforeEach, describe, expect, test } from 'vitest';
import { colillasCalls } from '../../../contract/colillas';
import { premiosRest } from '../../../contract/premios';
import type { Client } from '../../support/api/testApi';
import { openWorld, TODAY, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const { create } = using(premiosRest.calls);

const world = openWorld();
beforeEach(() => world.clear());

const LAST_DAY = '2026-09-15';
const TOO_OLD = '2026-09-14';

describe('[U37] the largest valor of a promotor', () => {
  const largest = async (who: Client, fk_vendedor = world.zoe) =>
    (await who.call(colillasCalls.largest, { query: { fk_vendedor } })).body;

  test('is that of the last 30 days in closed ventas, without void colillas', async () => {
    await world.sold([['1', 300]], { fecha: LAST_DAY });
    await world.sold([
      ['2', 200],
      ['(3)', 90_000],
    ]);
    await world.sold([['4', 90_000]], { fecha: TOO_OLD });
    await world.sold([['5', 90_000]], { fk_sorteo: world.quina, estado: 'B' });
    await world.sold([['6', 90_000]], { fk_sorteo: world.quina, estado: 'X', motivo_anulacion: 'Doble' });
    await world.sold([['7', 90_000]], { fk_vendedor: world.rita, fk_usuario: world.carlos.user.id });

    for (const who of [world.chief, world.berta, world.sara])
      expect(await largest(who)).toEqual({ mayor: '3.00' });
  });

  test('is 0 if there is none, only negative ones, or those of another administrador', async () => {
    expect(await largest(world.sara)).toEqual({ mayor: '0.00' });
    await world.sold([['1', -300]], { total: 0 });
    expect(await largest(world.sara)).toEqual({ mayor: '0.00' });
    await world.sold([['2', 500]], { fk_sorteo: world.quina, fk_usuario: world.carlos.user.id });

    expect(await largest(world.sara)).toEqual({ mayor: '0.00' });
    expect(await largest(world.carlos)).toEqual({ mayor: '5.00' });
  });
});

describe('[U38] a colilla', () => {
  const place = (values: object = {}) => ({
    fecha: TODAY,
    fk_sorteo: world.lotto,
    fk_vendedor: world.zoe,
    colilla: '0123',
    ...values,
  });
  const check = async (who: Client, values: object = {}) =>
    (await who.call(colillasCalls.check, { query: place(values) })).body;
  const save = async (who: Client, values: object = {}) =>
    create(who, { ...sampleOf(premiosRest), ...place(values) });
  const standing = (values: object = {}) =>
    world.on.premio({
      ...place(),
      fk_usuario: world.berta.user.id,
      valor: 500,
      estado: 'PENDIENTE',
      ...values,
    });

  test('that was sold tells its lines, and a premio of it is saved', async () => {
    await world.sold([
      ['0123', 500],
      ['0123', 50],
      ['8', 100],
    ]);

    for (const who of [world.chief, world.berta, world.pia]) {
      expect(await check(who)).toEqual({
        caso: 'vendida',
        texto: '',
        vendido: ['5.00', '0.50'],
        pagaria: '0.00',
      });
    }
    expect((await save(world.pia)).status).toBe(200);
  });

  test.each<[string, [string, number][], object]>([
    ['no vendida', [['8', 500]], {}],
    ['no vendida', [['123', 500]], {}],
    ['nula', [['(0123)', 500]], {}],
    ['borrador', [['0123', 500]], { estado: 'B' }],
    ['anulada', [['0123', 500]], { estado: 'X', motivo_anulacion: 'Doble' }],
  ])('that is %s is told with the words that refuse a save: %j %j', async (caso, lines, values) => {
    await world.sold(lines, values);

    for (const who of [world.chief, world.berta, world.pia]) {
      const { status, body } = await save(who);
      expect(status).toBe(422);
      expect(await check(who)).toEqual({ caso, texto: body.error, vendido: [], pagaria: '0.00' });
    }
  });

  test('that has a premio in force names it, except the one that is corrected', async () => {
    await world.sold([['0123', 500]]);
    for (const estado of ['RECHAZADO', 'ANULADO'] as const) await standing({ estado });
    expect(await check(world.pia)).toMatchObject({ caso: 'vendida' });
    const id = await standing();

    expect(await check(world.pia)).toEqual({
      caso: 'premio',
      texto: `La colilla 0123 ya tiene el premio ${id}`,
      vendido: [],
      pagaria: '0.00',
    });
    expect(await check(world.pia, { fk_premio: id })).toMatchObject({ caso: 'vendida' });
    expect((await save(world.pia)).status).toBe(409);
  });

  test('of a premio whose venta another administrador has now is told as its correction would be refused', async () => {
    const id = await standing();
    await world.sold([['0123', 500]], { fk_usuario: world.carlos.user.id });

    expect(await check(world.pia)).toMatchObject({ caso: 'premio' });
    expect(await check(world.pia, { fk_premio: id })).toMatchObject({ caso: 'no vendida' });
  });

  test.each([
    ['a sale', { estado: 'C' }],
    ['a draft', { estado: 'B' }],
    ['an annulled venta', { estado: 'X', motivo_anulacion: 'Doble' }],
  ] as const)('tells another administrador nothing of %s', async (_, values) => {
    const secretary = await world.signIn('premiacion', { fk_usuario_principal: world.carlos.user.id });
    const strangers = [world.carlos, secretary];
    const asked = () => Promise.all(strangers.flatMap((who) => [check(who), check(who, { colilla: '55' })]));
    const before = await asked();
    await world.sold(
      [
        ['0123', 500],
        ['(55)', 500],
      ],
      values,
    );
    const fk_premio = await standing();

    expect(await asked()).toEqual(before);
    expect(await Promise.all(strangers.map((who) => check(who, { fk_premio })))).toEqual([
      before[0],
      before[2],
    ]);
  });

  test("that is sold anew for another administrador hides the first one's premio", async () => {
    await standing();
    await world.sold([['0123', 500]], { fk_usuario: world.carlos.user.id });

    expect(await check(world.carlos)).toMatchObject({ caso: 'vendida' });
  });
});
