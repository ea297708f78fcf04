import { beforeEach, describe, expect, test } from 'vitest';
import type { Premios } from '../../../../api/db/schema';
import { premiosRest } from '../../../../contract/premios';
import type { Client } from '../../../support/api/testApi';
import { openWorld, PAST_DAY, refusedWith, TODAY, using } from '../../../support/api/world';
import { sampleOf } from '../../../support/sampleOf';

const { create, change, read, history } = using(premiosRest.calls);

const world = openWorld();
beforeEach(async () => {
  await world.clear();
  await world.sold([
    ['0123', 500],
    ['(55)', 500],
    ['8', 100],
    ['(8)', 100],
  ]);
});

const premio = (values: object = {}) => ({
  ...sampleOf(premiosRest),
  fecha: TODAY,
  fk_sorteo: world.lotto,
  fk_vendedor: world.zoe,
  colilla: '0123',
  valor: '250.75',
  ...values,
});
const made = async (who: Client, values: object = {}) => (await create(who, premio(values))).body;
const standing = (estado: Premios['estado'], values: object = {}) =>
  world.on.premio({
    fk_sorteo: world.lotto,
    fk_vendedor: world.zoe,
    fk_usuario: world.berta.user.id,
    fecha: TODAY,
    colilla: '0123',
    valor: 25_075,
    estado,
    fk_usuario_creacion: world.berta.user.id,
    ...(estado === 'PAGADO' && { fecha_pago: TODAY, forma_pago: 'efectivo' as const }),
    ...values,
  });

test("a new premio is pending, with the venta's administrator and its own secuencia", async () => {
  const paid = { estado: 'PAGADO', fecha_pago: TODAY, fk_usuario_pago: 1, forma_pago: 'efectivo' };
  const body = await made(world.pia, { ...paid, id: 7, fk_usuario: 1, observacion: ' A mano ' });

  expect(body).toMatchObject({
    estado: 'PENDIENTE',
    colilla: '0123',
    valor: '250.75',
    observacion: 'A mano',
    fk_usuario: world.berta.user.id,
    fk_usuario_creacion: world.pia.user.id,
    fecha_pago: null,
    fk_usuario_pago: null,
    fk_usuario_revisor: null,
    forma_pago: '',
  });
  expect((await made(world.pia, { colilla: '8' })).id).toBe(body.id + 1);
});

test('the review freezes a premio, its valor too when it is paid', async () => {
  const { id } = await made(world.berta);
  await change(world.rosa, id, { estado: 'REVISADO', valor: '999' });

  const paid = { estado: 'PAGADO', forma_pago: 'efectivo', valor: '999', colilla: '8' };
  expect((await change(world.pia, id, { ...paid, fecha_pago: PAST_DAY })).body).toMatchObject({
    valor: '250.75',
    colilla: '0123',
    fecha_pago: TODAY,
    fk_usuario_pago: world.pia.user.id,
  });
});

describe('a premio is refused if', () => {
  const notSold = (colilla: string) =>
    `La colilla ${colilla} no consta en una venta cerrada de ese promotor, sorteo y fecha`;

  test.each<[string, object, string]>([
    ['its colilla is void', { colilla: '55' }, 'La colilla 55 está anulada en la venta: no gana'],
    ['its colilla lacks a zero', { colilla: '123' }, notSold('123')],
    ['its day is another', { fecha: '2026-10-13' }, notSold('0123')],
    ['its day is in the future', { fecha: '2026-10-15' }, notSold('0123')],
    ['its draw is another', { fk_sorteo: 987_654 }, notSold('0123')],
    ['its promotor is another', { fk_vendedor: 987_654 }, notSold('0123')],
  ])('%s', async (_, values, error) => {
    const { status, body } = await create(world.pia, premio(values));

    expect({ status, body }).toEqual({ status: 422, body: { error, errors: { colilla: error } } });
  });

  test.each([
    [{ estado: 'B' }, /^La colilla 0123 está en la venta \d+, que es un borrador: ciérrela primero$/],
    [
      { estado: 'X', motivo_anulacion: 'x' },
      /^La colilla 0123 estaba en la venta \d+, que fue anulada: no gana$/,
    ],
  ] as const)('the venta is %j, and the text names it', async (values, error) => {
    await world.db.updateTable('ventas').set(values).execute();

    expect((await create(world.pia, premio())).body.error).toMatch(error);
  });

  test('its venta belongs to another administrador', async () => {
    for (const colilla of ['0123', '55']) {
      expect((await create(world.carlos, premio({ colilla }))).body.error).toBe(notSold(colilla));
    }
  });
});

describe('[M1] [M12] after its venta was annulled and entered again for another administrador, a premio', () => {
  const moved = async (estado: 'PENDIENTE' | 'REVISADO' | 'RECHAZADO') => {
    const { berta, carlos, db, lotto, zoe } = world;
    const id = await standing(estado, { fk_usuario_creacion: world.pia.user.id });
    await db.updateTable('ventas').set({ estado: 'X', motivo_anulacion: 'Doble' }).execute();
    await world.sold([['0123', 1000]], { fk_usuario: carlos.user.id, fk_sorteo: lotto, fk_vendedor: zoe });

    return { id, own: berta.user.id };
  };
  const refusal = refusedWith(
    422,
    expect.stringMatching(/^La colilla 0123 estaba en la venta \d+, que fue anulada: no gana$/),
  );
  const paid = () =>
    world.db.selectFrom('movimientos').select('valor').where('concepto', '=', 'PREMIO').execute();

  test.each([
    ['reviewed', 'PENDIENTE', 'rosa', { estado: 'REVISADO' }],
    ['paid', 'REVISADO', 'pia', { estado: 'PAGADO', forma_pago: 'efectivo' }],
    ['corrected', 'PENDIENTE', 'pia', { valor: '7' }],
    ['sent back', 'RECHAZADO', 'pia', { estado: 'PENDIENTE', valor: '7' }],
  ] as const)('is not %s', async (_, from, who, step) => {
    const { id, own } = await moved(from);

    expect(await change(world[who], id, step)).toMatchObject(refusal);
    expect(await read(world.chief, id)).toMatchObject({ estado: from, fk_usuario: own });
    expect(await paid()).toEqual([]);
  });

  test('shows nothing of the other venta, and is registered anew for its administrador', async () => {
    const { id } = await moved('PENDIENTE');
    expect((await read(world.chief, id)).vendido).toEqual([]);

    await change(world.chief, id, { estado: 'ANULADO', motivo_anulacion: 'Otra venta' });
    expect(await made(world.pia)).toMatchObject({ fk_usuario: world.carlos.user.id });
  });
});

describe('[M7] a rejected premio goes back', () => {
  const NOTHING = refusedWith(
    422,
    'No cambió nada desde el rechazo: corrija el premio antes de enviarlo a revisión',
  );
  const rejected = async () => {
    const { id } = await made(world.pia, { observacion: 'A mano' });
    await change(world.rosa, id, { estado: 'RECHAZADO', motivo_rechazo: 'Ilegible' });

    return id;
  };

  test.each([
    ['colilla', () => ({ colilla: '8' })],
    ['valor', () => ({ valor: '9.00' })],
    ['observacion', () => ({ observacion: 'Más clara' })],
    ['imagen', async () => ({ imagen: await world.upload(world.pia) })],
  ])('only with a correction: %s', async (_, correction) => {
    const id = await rejected();
    expect(await change(world.pia, id, { estado: 'PENDIENTE' })).toMatchObject(NOTHING);

    const values = await correction();
    expect(await change(world.pia, id, { estado: 'PENDIENTE', ...values })).toMatchObject({
      status: 200,
      body: { estado: 'PENDIENTE', ...values, motivo_rechazo: '' },
    });
  });

  test('also corrected before, but not if the correction was taken back', async () => {
    const id = await rejected();
    await change(world.pia, id, { valor: '9' });
    await change(world.pia, id, { valor: '250.75' });
    expect(await change(world.pia, id, { estado: 'PENDIENTE' })).toMatchObject(NOTHING);

    await change(world.pia, id, { valor: '9' });
    expect((await change(world.pia, id, { estado: 'PENDIENTE' })).status).toBe(200);
  });

  test('a second time only with another correction', async () => {
    const id = await rejected();
    await change(world.pia, id, { estado: 'PENDIENTE', valor: '9' });
    await change(world.rosa, id, { estado: 'RECHAZADO', motivo_rechazo: 'Ilegible' });

    expect(await change(world.pia, id, { estado: 'PENDIENTE' })).toMatchObject(NOTHING);
  });
});

test('[M7] the reason of a rejection stands apart from the observacion, which its corrector edits', async () => {
  const { id } = await made(world.pia, { observacion: 'A mano' });
  const { body } = await change(world.rosa, id, { estado: 'RECHAZADO', motivo_rechazo: 'Ilegible' });
  expect(body).toMatchObject({ motivo_rechazo: 'Ilegible', observacion: 'A mano' });

  const corrected = { observacion: '', motivo_rechazo: 'Nada' };
  expect((await change(world.pia, id, corrected)).body).toMatchObject({
    motivo_rechazo: 'Ilegible',
    observacion: '',
  });
  expect((await history(world.pia, id))[1]).toMatchObject({ accion: 'RECHAZADO', motivo: 'Ilegible' });
});

test('a rejection needs its reason, as motivo_rechazo or as observacion', async () => {
  const { id } = await made(world.pia, { observacion: '' });

  expect(await change(world.rosa, id, { estado: 'RECHAZADO' })).toMatchObject(
    refusedWith(422, 'Escriba por qué se rechaza'),
  );
  expect((await change(world.rosa, id, { estado: 'RECHAZADO', observacion: 'Ilegible' })).body).toMatchObject(
    {
      motivo_rechazo: 'Ilegible',
      observacion: 'Ilegible',
    },
  );
});

test('a colilla has one premio; a second one is possible only after a rejection', async () => {
  const { id } = await made(world.pia);
  await change(world.rosa, id, { estado: 'RECHAZADO', observacion: 'Ilegible' });

  expect((await create(world.berta, premio())).status).toBe(200);
  expect((await change(world.pia, id, { estado: 'PENDIENTE', valor: '9' })).status).toBe(409);
});

test('the reviewer sees the sold lines of its colilla until the venta is annulled', async () => {
  const lines: [string, number][] = [
    ['0123', 500],
    ['(0123)', 700],
    ['0123', 50],
    ['9', 100],
  ];
  await world.sold(lines, { fecha: PAST_DAY });
  const { id } = await made(world.berta, { fecha: PAST_DAY });
  expect((await read(world.rosa, id)).vendido).toEqual(['5.00', '0.50']);

  await world.db.updateTable('ventas').set({ estado: 'X', motivo_anulacion: 'Doble' }).execute();
  expect((await read(world.rosa, id)).vendido).toEqual([]);
});

test('its colilla can only change to another sold one', async () => {
  const { id } = await made(world.berta);

  expect((await change(world.berta, id, { colilla: '55' })).status).toBe(422);
  expect((await read(world.berta, id)).colilla).toBe('0123');
  expect((await change(world.berta, id, { colilla: '8' })).body.colilla).toBe('8');
});

test.each([
  [{ forma_pago: '' }, 'REVISADO', 'PAGADO', 'Elija la forma de pago'],
  [{ motivo: '' }, 'PAGADO', 'REVISADO', 'Escriba el motivo'],
] as const)('a step without its required data is refused: %j', async (values, from, estado, error) => {
  const id = await standing(from);

  expect(await change(world.chief, id, { ...values, estado })).toMatchObject(refusedWith(422, error));
  expect((await read(world.chief, id)).estado).toBe(from);
});

test('undoing a payment removes all of it, and the next undo has its own motivo', async () => {
  const id = await standing('PAGADO');

  expect((await change(world.chief, id, { estado: 'REVISADO', motivo: 'Pago errado' })).body).toMatchObject({
    fecha_pago: null,
    fk_usuario_pago: null,
    forma_pago: '',
    comprobante: '',
    motivo: 'Pago errado',
  });
  expect((await history(world.chief, id))[0]).toMatchObject({ accion: 'REVISADO', motivo: 'Pago errado' });

  await change(world.pia, id, { estado: 'PAGADO', forma_pago: 'cheque' });
  expect((await change(world.chief, id, { estado: 'REVISADO' })).body.error).toBe('Escriba el motivo');
});

describe('the week lock', () => {
  test("does not block old premios: they can be reviewed, and paid with today's date", async () => {
    await world.sold([['0123', 500]], { fecha: PAST_DAY });
    const id = await standing('PENDIENTE', { fecha: PAST_DAY });
    await world.closeWeek(world.berta);

    await change(world.rosa, id, { estado: 'REVISADO' });
    const paid = await change(world.pia, id, { estado: 'PAGADO', forma_pago: 'efectivo' });

    expect(paid.body).toMatchObject({ estado: 'PAGADO', fecha_pago: TODAY });
  });

  test('does not let a payment in a closed week be undone', async () => {
    const id = await standing('PAGADO', { fecha_pago: PAST_DAY });
    await world.closeWeek(world.berta);
    const error = expect.stringMatching(/^La semana del 2026-10-05 al 2026-10-11 está cerrada/);

    expect(await read(world.chief, id)).toMatchObject({ semana_cerrada: { aviso: error } });
    expect(await change(world.chief, id, { estado: 'REVISADO', motivo: 'Pago errado' })).toMatchObject(
      refusedWith(409, error),
    );
  });
});
