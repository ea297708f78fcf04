import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EstadoPremio, premiosRest } from '../../../../contract/premios';
import type { Rol } from '../../../../contract/roles';
import { openWorld, PAST_DAY, TODAY, using, type World } from '../../world';

const { change, create, history, read } = using(premiosRest.calls);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['notificaciones', 'premios', 'detalle_ventas', 'ventas', 'nominas'] as const) {
    await world.db.deleteFrom(table).execute();
  }
  await world.sold([['0123', 500]]);
});

type Estado = (typeof EstadoPremio.options)[number];

/** A premio in that estado, made by Berta, its last step by nobody who is here. */
const standing = async (estado: Estado) => {
  const place = { fk_sorteo: world.lotto, fk_vendedor: world.zoe, fk_usuario: world.berta.user.id };
  const paid = { fecha_pago: TODAY, forma_pago: 'efectivo', fk_usuario_pago: world.pia.user.id } as const;
  const fk_usuario_creacion = world.berta.user.id;

  return world.on.premio({
    ...{ ...place, fecha: TODAY, colilla: '0123', valor: 25_075, estado, fk_usuario_creacion },
    ...{ fk_usuario_revisor: world.rosa.user.id, ...(estado === 'PAGADO' && paid) },
  });
};
const reasons = {
  ...{ observacion: 'Ilegible', forma_pago: 'efectivo', motivo: 'Pago errado' },
  motivo_anulacion: 'Duplicado',
};
const all = ['berta', 'pia', 'rosa', 'chief'] as const;
type Name = (typeof all)[number];

/** Who takes each step, as the domain's table says; berta is its creator. */
const allowed: Record<string, readonly (typeof all)[number][]> = {
  'PENDIENTE → REVISADO': ['rosa', 'chief'],
  'PENDIENTE → RECHAZADO': ['rosa', 'chief'],
  'RECHAZADO → PENDIENTE': ['berta', 'pia', 'chief'],
  'REVISADO → PAGADO': ['pia', 'chief'],
  'PENDIENTE → ANULADO': ['chief'],
  'REVISADO → ANULADO': ['chief'],
  'RECHAZADO → ANULADO': ['chief'],
  'PAGADO → REVISADO': ['chief'],
};
const steps = EstadoPremio.options.flatMap((from) =>
  EstadoPremio.options.filter((to) => to !== from).map((to) => ({ from, to })),
);

test.each(steps)('[A24] $from → $to: by whom the table says', async ({ from, to }) => {
  const by = allowed[`${from} → ${to}`];

  for (const name of all) {
    await world.db.deleteFrom('premios').execute();
    const id = await standing(from);
    const { status, body } = await change(world[name], id, { ...reasons, estado: to });

    expect({ name, status, estado: body.estado }).toEqual(
      by?.includes(name)
        ? { name, status: 200, estado: to }
        : { name, status: by ? 403 : 409, estado: undefined },
    );
    if (!by) expect(body.error).toBe(`Un premio ${from.toLowerCase()} no puede pasar a ${to.toLowerCase()}`);
  }
});

test.each([
  [
    'PENDIENTE',
    { estado: 'RECHAZADO', observacion: '' },
    400,
    'Escriba en la observación por qué se rechaza',
  ],
  ['REVISADO', { estado: 'ANULADO', motivo_anulacion: ' ' }, 400, 'Escriba el motivo de la anulación'],
  ['REVISADO', { estado: 'PAGADO', forma_pago: '' }, 422, 'Elija la forma de pago'],
  ['REVISADO', { estado: 'PAGADO', forma_pago: null }, 422, 'Elija la forma de pago'],
  ['REVISADO', { estado: 'PAGADO', forma_pago: 'trueque' }, 400, 'Un dato no es válido'],
  ['PAGADO', { estado: 'REVISADO', motivo: '' }, 422, 'Escriba el motivo'],
] as const)('%s with %j is refused, without what it wants', async (from, values, status, error) => {
  const id = await standing(from);

  expect(await change(world.chief, id, { ...reasons, ...values })).toMatchObject({ status, body: { error } });
  expect((await read(world.chief, id)).estado).toBe(from);
});

test('[A24] a superadministrador never takes two steps in a row on one premio, creation among them', async () => {
  const place = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: '0123', valor: 1 };
  const { id } = (await create(world.chief, place)).body;
  const step = (name: 'chief' | 'chief2', estado: Estado) => change(world[name], id, { ...reasons, estado });
  const refused = {
    status: 409,
    body: { error: expect.stringMatching(/^Usted .* otra persona$/) },
  };

  expect(await step('chief', 'REVISADO')).toMatchObject(refused);
  expect((await step('chief2', 'REVISADO')).status).toBe(200);
  expect(await step('chief2', 'PAGADO')).toMatchObject(refused);
  expect((await step('chief', 'PAGADO')).status).toBe(200);
  expect(await step('chief', 'REVISADO')).toMatchObject(refused);
  expect((await step('chief2', 'REVISADO')).status).toBe(200);
  expect(await step('chief2', 'ANULADO')).toMatchObject(refused);
});

describe('[A24] four eyes', () => {
  const REVIEW = 'Usted registró o corrigió este premio: debe revisarlo otra persona';
  const make = async (who: Name) => {
    const place = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: '0123', valor: 1 };

    return (await create(world[who], place)).body.id;
  };
  const becomes = (who: Name, rol: Rol) =>
    world.db.updateTable('usuarios').set({ rol }).where('id', '=', world[who].user.id).execute();

  test('a superadministrador who raised the valor of a premio does not review it, nor reject it', async () => {
    const id = await make('berta');
    expect((await change(world.chief, id, { valor: '9999999.99' })).status).toBe(200);

    for (const estado of ['REVISADO', 'RECHAZADO']) {
      expect(await change(world.chief, id, { ...reasons, estado })).toMatchObject({
        status: 409,
        body: { error: REVIEW },
      });
    }
    expect((await change(world.chief2, id, { estado: 'REVISADO' })).status).toBe(200);
  });

  test('nor does who corrected it before somebody else sent it back', async () => {
    const id = await make('berta');
    await change(world.rosa, id, { estado: 'RECHAZADO', observacion: 'Ilegible' });
    await change(world.chief, id, { valor: '20' });
    expect((await change(world.berta, id, { estado: 'PENDIENTE' })).status).toBe(200);

    expect((await change(world.chief, id, { estado: 'REVISADO' })).body.error).toBe(REVIEW);
    expect((await change(world.rosa, id, { estado: 'REVISADO' })).status).toBe(200);
  });

  test('nor does who corrected it while sending it back, however often others reject it and send it back', async () => {
    const id = await make('berta');
    const rejects = { estado: 'RECHAZADO', observacion: 'Ilegible' };
    await change(world.rosa, id, rejects);
    expect((await change(world.chief, id, { estado: 'PENDIENTE', valor: '900' })).status).toBe(200);
    await change(world.rosa, id, rejects);
    expect((await change(world.berta, id, { estado: 'PENDIENTE' })).status).toBe(200);

    expect((await change(world.chief, id, { estado: 'REVISADO' })).body.error).toBe(REVIEW);
    expect((await change(world.chief2, id, { estado: 'REVISADO' })).status).toBe(200);
  });

  test('another picture, or a word about it, is no correction', async () => {
    const id = await make('berta');
    await change(world.chief, id, { observacion: 'Llegó por correo' });

    expect((await change(world.chief, id, { estado: 'REVISADO' })).status).toBe(200);
  });

  test.each(['berta', 'pia'] as const)(
    '%s, who registered it, does not review it in a new role',
    async (who) => {
      const id = await make(who);
      const rol = who === 'berta' ? 'administrador' : 'premiacion';
      await becomes(who, 'superadministrador');

      expect((await change(world[who], id, { estado: 'REVISADO' })).body.error).toBe(REVIEW);
      await becomes(who, rol);
    },
  );

  test('rosa, who reviewed it, does not pay it in a new role', async () => {
    const id = await make('berta');
    await change(world.rosa, id, { estado: 'REVISADO' });
    await becomes('rosa', 'premiacion');

    expect((await change(world.rosa, id, { ...reasons, estado: 'PAGADO' })).body.error).toBe(
      'Usted revisó este premio: debe pagarlo otra persona',
    );
    await becomes('rosa', 'revisor');
  });
});

test('a payment that is taken back leaves nothing of it, and the next one is taken back for its own reason', async () => {
  const id = await standing('PAGADO');

  expect((await change(world.chief, id, { estado: 'REVISADO', motivo: 'Pago errado' })).body).toMatchObject({
    ...{ fecha_pago: null, fk_usuario_pago: null, forma_pago: '', comprobante: '', motivo: 'Pago errado' },
  });
  expect((await history(world.chief, id))[0]).toMatchObject({ accion: 'REVISADO', motivo: 'Pago errado' });

  await change(world.pia, id, { estado: 'PAGADO', forma_pago: 'cheque' });
  expect((await change(world.chief, id, { estado: 'REVISADO' })).body.error).toBe('Escriba el motivo');
});

describe('the week lock', () => {
  test('does not hold up old premios: they are reviewed, and paid dated today', async () => {
    await world.sold([['0123', 500]], { fecha: PAST_DAY });
    const id = await standing('PENDIENTE');
    await world.db.updateTable('premios').set({ fecha: PAST_DAY }).execute();
    await world.closeWeek(world.berta);

    await change(world.rosa, id, { estado: 'REVISADO' });
    const paid = await change(world.pia, id, { estado: 'PAGADO', forma_pago: 'efectivo' });

    expect(paid.body).toMatchObject({ estado: 'PAGADO', fecha_pago: TODAY });
  });

  test('keeps what was paid in a closed week paid', async () => {
    const id = await standing('PAGADO');
    await world.db.updateTable('premios').set({ fecha_pago: PAST_DAY }).execute();
    await world.closeWeek(world.berta);
    const error = expect.stringMatching(/^La semana del 2026-10-05 al 2026-10-11 está cerrada/);

    expect(await read(world.chief, id)).toMatchObject({ semana_cerrada: { aviso: error } });
    expect(await change(world.chief, id, { ...reasons, estado: 'REVISADO' })).toMatchObject({
      ...{ status: 409, body: { error } },
    });
  });
});
