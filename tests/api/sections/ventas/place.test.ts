import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, PAST_DAY, TODAY, TOMORROW, using, type World } from '../../world';

const { create, change, history, read } = using(ventasRest.calls);

let world: World;
let ivan: number;
let draft: { id: number; fk_vendedor: number };
beforeAll(async () => {
  world = await openWorld();
  ivan = await world.on.vendedor({ fk_usuario: world.berta.user.id, porcentaje: 2000, nombre: 'Iván' });
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['detalle_ventas', 'ventas', 'nominas'] as const) {
    await world.db.deleteFrom(table).execute();
  }
  draft = (
    await create(world.sara, {
      ...{ fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe },
      detalle_ventas: [{ colilla: '0123', valor: '12' }],
    })
  ).body;
});

test('a draft is moved by its sumador to another promotor, with the percentage of that one, day and draw', async () => {
  const moved = { fk_vendedor: ivan, fecha: PAST_DAY };

  expect((await change(world.sara, draft.id, moved)).status).toBe(200);
  expect(await read(world.berta, draft.id)).toMatchObject({
    ...{ ...moved, fk_usuario: world.berta.user.id, fk_usuario_sumador: world.sara.user.id },
    ...{ porcentaje: '20.00', comision: '2.40', detalle_ventas: [{ colilla: '0123', valor: '12.00' }] },
  });
  expect(await history(world.sara, draft.id)).toMatchObject([
    {
      accion: 'modificación',
      cambios: expect.arrayContaining([
        { campo: 'fecha', antes: TODAY, despues: PAST_DAY },
        { campo: 'fk_vendedor', antes: String(world.zoe), despues: String(ivan) },
      ]),
    },
    { accion: 'creación' },
  ]);
});

test('what stays is not asked again: a promotor who sells no more keeps the drafts that were begun', async () => {
  const enable = (estado: 'A' | 'I') =>
    world.db.updateTable('vendedores').set({ estado }).where('id', '=', world.zoe).execute();
  await enable('I');
  const { status, body } = await change(world.sara, draft.id, { fecha: PAST_DAY });
  await enable('A');

  expect({ status, fecha: body.fecha, porcentaje: body.porcentaje }).toEqual({
    ...{ status: 200, fecha: PAST_DAY, porcentaje: '12.50' },
  });
});

test('a draft goes to no promotor of another administrador, whoever moves it', async () => {
  const refusals: [keyof World & ('sara' | 'berta' | 'chief'), string][] = [
    ['sara', 'No existe el promotor'],
    ['berta', 'No existe el promotor'],
    ['chief', 'El promotor no es del administrador de la venta'],
  ];
  for (const [name, error] of refusals) {
    expect(await change(world[name], draft.id, { fk_vendedor: world.rita })).toMatchObject({
      ...{ status: 422, body: { error } },
    });
  }
  expect((await change(world.saul, draft.id, { fk_vendedor: ivan })).status).toBe(403);
  expect((await read(world.sara, draft.id)).fk_vendedor).toBe(world.zoe);
});

test.each<[what: string, values: (world: World) => object, status: number, error: RegExp]>([
  ['tomorrow', () => ({ fecha: TOMORROW }), 422, /^La fecha no puede ser posterior a hoy$/],
  ['a draw of fewer digits', ({ quina }) => ({ fk_sorteo: quina }), 422, /^La colilla 0123 tiene más de 3/],
  ['a day without the draw', ({ quina }) => ({ fk_sorteo: quina, fecha: PAST_DAY }), 422, /^El sorteo Quina/],
  ['an unknown draw', () => ({ fk_sorteo: 987_654 }), 422, /^No existe el sorteo$/],
  ['an unknown promotor', () => ({ fk_vendedor: 987_654 }), 422, /^No existe el promotor$/],
])('a draft is not moved to %s', async (_, values, status, error) => {
  expect(await change(world.sara, draft.id, values(world))).toMatchObject({
    ...{ status, body: { error: expect.stringMatching(error) } },
  });
});

test('a draft is moved neither into a closed week nor onto another venta', async () => {
  await create(world.berta, { ...draft, fk_vendedor: ivan, detalle_ventas: [] });
  expect(await change(world.sara, draft.id, { fk_vendedor: ivan })).toMatchObject({
    status: 409,
    body: { error: 'Ya existe una venta de ese promotor, sorteo y fecha' },
  });

  await world.closeWeek(world.berta);
  expect((await change(world.sara, draft.id, { fecha: PAST_DAY })).body.error).toMatch(
    /^La semana del .* está cerrada/,
  );
});
