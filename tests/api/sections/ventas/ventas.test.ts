import { beforeEach, describe, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import type { Client } from '../../../support/api/testApi';
import {
  openWorld,
  PAST_DAY,
  refusedWith,
  TODAY,
  TOMORROW,
  using,
  type World,
} from '../../../support/api/world';

const { create, change, history, read, update } = using(ventasRest.calls);
const lines = [
  { colilla: '0123', valor: '10.50' },
  { colilla: '7', valor: '-0.50' },
  { colilla: '(55)', valor: '99' },
  { colilla: '0123', valor: 2 },
];

const world = openWorld();
let venta: { fecha: string; fk_sorteo: number; fk_vendedor: number; detalle_ventas: object[] };
beforeEach(async () => {
  await world.clear();
  venta = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, detalle_ventas: lines };
});

describe('a new venta', () => {
  test("is a draft with the promotor's administrator and percentage; void lines count 0, repeated ones add up", async () => {
    const forged = { fk_usuario: 1, porcentaje: '99', total: 1 };

    expect((await create(world.sara, { ...venta, ...forged })).body).toMatchObject({
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
    const { db, zoe, carlos, berta, sara } = world;
    const { body } = await create(sara, venta);
    const promotor = (fk_usuario: number, porcentaje: number) =>
      db.updateTable('vendedores').set({ fk_usuario, porcentaje }).where('id', '=', zoe).execute();
    await promotor(carlos.user.id, 5000);

    const closed = await change(sara, body.id, { estado: 'C' });
    await promotor(berta.user.id, 1250);

    expect(closed.body).toMatchObject({ fk_usuario: berta.user.id, porcentaje: '12.50', comision: '1.50' });
  });

  test.each([
    ['0.03', '0.00'],
    ['0.04', '0.01'],
    ['-5.00', '0.00'],
  ])('of %s has a comision of %s: rounded half up, and never below 0', async (valor, comision) => {
    const sold = { ...venta, detalle_ventas: [{ colilla: '1', valor }] };

    expect((await create(world.berta, sold)).body).toMatchObject({ estado: 'B', total: valor, comision });
  });

  test.each<[what: string, values: object, error: string]>([
    ['an unknown draw', { fk_sorteo: 987_654 }, 'No existe el sorteo'],
    ['an unknown promotor', { fk_vendedor: 987_654 }, 'No existe el promotor'],
    [
      'a closed total below 0',
      { estado: 'C', detalle_ventas: [{ colilla: '1', valor: -1 }] },
      'El total de la venta no puede ser negativo',
    ],
    [
      'a total above the limit',
      { detalle_ventas: Array(2).fill({ colilla: '1', valor: '9999999.99' }) },
      'El total de la venta es demasiado grande: revise los valores',
    ],
    [
      'no colilla, closed',
      { estado: 'C', detalle_ventas: [] },
      'Ingrese al menos una colilla antes de cerrar la venta',
    ],
  ])('of %s is refused', async (_, values, error) => {
    expect(await create(world.berta, { ...venta, ...values })).toMatchObject(refusedWith(422, error));
  });

  test('names the wrong line', async () => {
    const detalle_ventas = [...lines, { colilla: '12345', valor: 1 }];
    const filas_por_corregir = [{ fila: 1, colilla: '1', valor: 'x'.repeat(41) }];

    expect(await create(world.berta, { ...venta, detalle_ventas })).toMatchObject(
      refusedWith(400, 'La colilla tiene de 1 a 4 cifras; entre paréntesis si es nula (línea 5)'),
    );
    expect(await create(world.berta, { ...venta, filas_por_corregir })).toMatchObject(
      refusedWith(400, 'Un dato no es válido (línea 1)'),
    );
  });

  test('needs a day of its draw, an enabled promotor, and no more digits than the draw', async () => {
    const { on, berta, quina } = world;
    const gone = await on.vendedor({ fk_usuario: berta.user.id, estado: 'I' });
    const closed = await on.sorteo({ nombre: 'Cerrado', estado: 'I' });
    await on.feriado({ fecha: '2026-10-12', nombre: 'Independencia de Guayaquil' });
    await on.feriado({ fecha: '2026-10-13', nombre: 'Local', ambito: 'L' });
    const quinas = { fk_sorteo: quina, detalle_ventas: [{ colilla: '123', valor: 1 }] };
    const said: [object, string | undefined][] = [
      [{ fk_vendedor: gone }, 'El promotor está inhabilitado: no recibe ventas nuevas'],
      [{ fk_sorteo: closed }, 'El sorteo Cerrado está inhabilitado'],
      [{ ...quinas, fecha: PAST_DAY }, 'El sorteo Quina no juega ese día de la semana'],
      [{ ...quinas, fecha: '2026-10-12' }, 'El sorteo Quina no juega en feriado: Independencia de Guayaquil'],
      [
        { ...quinas, detalle_ventas: [{ colilla: '(0123)', valor: 1 }] },
        'La colilla (0123) tiene más de 3 cifras, que son las del sorteo',
      ],
      [{ ...quinas, fecha: '2026-10-13' }, undefined],
      [{ fecha: '2026-10-12' }, undefined],
    ];

    for (const [values, error] of said) {
      expect((await create(berta, { ...venta, ...values })).body.error).toBe(error);
    }
  });

  test('cannot have a promotor of another administrator; a sumador without administrador has none', async () => {
    const loner = await world.signIn('sumador');
    for (const who of [world.berta, world.sara, loner]) {
      expect(await create(who, { ...venta, fk_vendedor: world.rita })).toMatchObject(
        refusedWith(422, 'No existe el promotor'),
      );
    }
  });
});

describe('a draft', () => {
  test('can be saved many times without entries in its history', async () => {
    let { body: saved } = await create(world.sara, { ...venta, detalle_ventas: [] });
    for (const colilla of ['1', '2', '3']) {
      const detalle_ventas = [...saved.detalle_ventas, { colilla, valor: 1 }];
      saved = (await update(world.sara, { ...saved, detalle_ventas })).body;
    }
    await change(world.sara, saved.id, { estado: 'C' });

    expect(saved).toMatchObject({ version: 4, total: '3.00', detalle_ventas: [{}, {}, {}] });
    const steps = await history(world.sara, saved.id);
    expect(steps.map(({ accion }: { accion: string }) => accion)).toEqual(['C', 'creación']);
  });

  test('changed by another user gets an entry in its history', async () => {
    const { body } = await create(world.sara, venta);
    await change(world.berta, body.id, { detalle_ventas: [{ colilla: '1', valor: 1 }] });

    expect(await history(world.berta, body.id)).toMatchObject([
      {
        accion: 'modificación',
        usuario: { nombre: 'Berta', apellido: 'Mora' },
        cambios: expect.arrayContaining([{ campo: 'total', antes: '12.00', despues: '1.00' }]),
      },
      { accion: 'creación' },
    ]);
  });
});

describe('an empty draft', () => {
  const empty = () => ({ ...venta, detalle_ventas: [] });
  const discarded = { estado: 'X', motivo_anulacion: '' };
  const stored = async () =>
    Promise.all(
      (['ventas', 'historial'] as const).map(async (table) => {
        const rows = await world.db.selectFrom(table).select('id').execute();

        return rows.length;
      }),
    );

  test('[Y7] leaves no row and no history once it is discarded, also after it was moved, and its place is free', async () => {
    const before = await stored();
    const { body } = await create(world.sara, empty());
    await change(world.sara, body.id, { fecha: PAST_DAY });
    await change(world.berta, body.id, { fecha: TODAY });

    expect(await change(world.sara, body.id, discarded)).toMatchObject({
      status: 200,
      body: { estado: 'X' },
    });
    expect(await stored()).toEqual(before);
    for (const call of [ventasRest.calls.one, ventasRest.calls.history])
      expect((await world.sara.call(call, { params: { id: body.id } })).status).toBe(404);
    expect((await create(world.sara, empty())).status).toBe(200);
  });

  test('[Y7] begins its history with the first row, by who began it', async () => {
    const { body } = await create(world.sara, empty());
    expect(await history(world.sara, body.id)).toEqual([]);
    await change(world.berta, body.id, { detalle_ventas: [{ colilla: '1', valor: 1 }] });

    expect(await history(world.sara, body.id)).toMatchObject([
      { accion: 'modificación', usuario: { nombre: 'Berta' } },
      { accion: 'creación', usuario: { nombre: 'Ana' } },
    ]);
  });

  test('[Y7] from which somebody took the rows stays, with its history', async () => {
    const { body } = await create(world.sara, venta);
    await change(world.sara, body.id, { detalle_ventas: [] });
    await change(world.sara, body.id, discarded);

    expect(await history(world.sara, body.id)).toMatchObject([
      { accion: 'X', motivo: 'Borrador sin colillas' },
      { accion: 'creación' },
    ]);
  });
});

describe('a draft is moved', () => {
  let ivan: number;
  let draft: { id: number };
  beforeEach(async () => {
    ivan = await world.on.vendedor({ fk_usuario: world.berta.user.id, porcentaje: 2000, nombre: 'Iván' });
    draft = (await create(world.sara, { ...venta, detalle_ventas: [{ colilla: '0123', valor: '12' }] })).body;
  });

  test('by its sumador to another promotor, with that percentage, and to another day', async () => {
    const moved = { fk_vendedor: ivan, fecha: PAST_DAY };

    expect((await change(world.sara, draft.id, moved)).body).toMatchObject({
      ...moved,
      fk_usuario: world.berta.user.id,
      fk_usuario_sumador: world.sara.user.id,
      porcentaje: '20.00',
      comision: '2.40',
      detalle_ventas: [{ colilla: '0123', valor: '12.00' }],
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

  test('[M8] to no other day or draw and is not closed while its promotor is disabled, but stays a draft', async () => {
    const enable = (estado: 'A' | 'I') =>
      world.db.updateTable('vendedores').set({ estado }).where('id', '=', world.zoe).execute();
    const refusal = refusedWith(422, 'El promotor está inhabilitado: no recibe ventas nuevas');
    await enable('I');

    for (const values of [{ fecha: PAST_DAY }, { fk_sorteo: world.quina }, { estado: 'C' }]) {
      expect(await change(world.sara, draft.id, values)).toMatchObject(refusal);
    }
    const detalle_ventas = [{ colilla: '9', valor: '1' }];
    expect((await change(world.sara, draft.id, { detalle_ventas })).status).toBe(200);
    expect((await change(world.sara, draft.id, { fk_vendedor: ivan, estado: 'C' })).status).toBe(200);
    await enable('A');
  });

  test('[M8] and is closed also after its promotor got another administrador', async () => {
    const move = (who: Client) =>
      world.db
        .updateTable('vendedores')
        .set({ fk_usuario: who.user.id })
        .where('id', '=', world.zoe)
        .execute();
    await move(world.carlos);
    const { status, body } = await change(world.sara, draft.id, { estado: 'C' });
    await move(world.berta);

    expect({ status, body }).toMatchObject({ status: 200, body: { fk_usuario: world.berta.user.id } });
  });

  test('[M8] and is not closed after its day became a feriado, or its draw changed its days or stopped', async () => {
    const draw = await world.on.sorteo({ nombre: 'Nacional', juega_feriado: 'N' });
    const { body } = await create(world.sara, { ...venta, fk_sorteo: draw });
    const close = () => change(world.sara, body.id, { estado: 'C' });
    const set = (values: object) =>
      world.db.updateTable('sorteos').set(values).where('id', '=', draw).execute();

    await set({ dias: 'D' });
    expect((await close()).body.error).toBe('El sorteo Nacional no juega ese día de la semana');
    await set({ dias: 'LMXJVSD', estado: 'I' });
    expect((await close()).body.error).toBe('El sorteo Nacional está inhabilitado');
    await set({ estado: 'A' });
    await world.on.feriado({ fecha: TODAY, nombre: 'Luto nacional' });
    expect((await close()).body.error).toBe('El sorteo Nacional no juega en feriado: Luto nacional');
    await world.db.deleteFrom('feriados').execute();
    expect((await close()).status).toBe(200);
  });

  test.each<[what: string, who: 'sara' | 'chief', values: (world: World) => object, error: RegExp]>([
    ['tomorrow', 'sara', () => ({ fecha: TOMORROW }), /^La fecha no puede ser posterior a hoy$/],
    ['a draw of fewer digits', 'sara', ({ quina }) => ({ fk_sorteo: quina }), /^La colilla 0123 tiene más/],
    [
      'a day without the draw',
      'sara',
      ({ quina }) => ({ fk_sorteo: quina, fecha: PAST_DAY }),
      /^El sorteo Q/,
    ],
    ["another's promotor", 'sara', ({ rita }) => ({ fk_vendedor: rita }), /^No existe el promotor$/],
    ["another's promotor", 'chief', ({ rita }) => ({ fk_vendedor: rita }), /^El promotor no es del admin/],
  ])('not to %s, %s', async (_, name, values, error) => {
    expect(await change(world[name], draft.id, values(world))).toMatchObject(
      refusedWith(422, expect.stringMatching(error)),
    );
  });
});

describe('the steps of a venta', () => {
  const closed = { estado: 'C' };
  const annulled = { estado: 'X', motivo_anulacion: 'Mal ingresada' };
  const CHANGERS = 'Solo quien ingresó la venta, o su administrador, puede cambiarla';
  const ANNULLERS = 'Solo el administrador puede anular la venta';

  test.each([
    ['closed', 'B', closed, { saul: CHANGERS }],
    ['discarded', 'B', annulled, { saul: ANNULLERS }],
    ['annulled', 'C', annulled, { sara: ANNULLERS, saul: ANNULLERS }],
  ] as const)('the one of sara can be %s from %s only by allowed users', async (_, from, step, refused) => {
    for (const name of ['sara', 'saul', 'berta', 'chief'] as const) {
      await world.clear();
      const { id } = (await create(world.sara, { ...venta, estado: from })).body;
      const error = Object(refused)[name];
      const { status, body } = await change(world[name], id, step);

      expect({ name, status, error: body.error }).toEqual({ name, status: error ? 403 : 200, error });
      expect((await read(world.berta, id)).estado).toBe(error ? from : step.estado);
    }
  });

  test('end after closing or annulment', async () => {
    const { id } = (await create(world.sara, { ...venta, ...closed })).body;
    const refusal = (word: string) => refusedWith(409, `La venta está ${word} y no se puede modificar`);

    for (const estado of ['B', 'C'])
      expect(await change(world.chief, id, { estado })).toMatchObject(refusal('cerrada'));
    await change(world.berta, id, annulled);
    for (const estado of ['B', 'C', 'X']) {
      expect(await change(world.chief, id, { ...annulled, estado })).toMatchObject(refusal('anulada'));
    }
  });

  test('include no annulment after a premio is paid', async () => {
    const { id } = (await create(world.sara, { ...venta, ...closed })).body;
    const place = { fk_sorteo: world.lotto, fk_vendedor: world.zoe, fk_usuario: world.berta.user.id };
    const paid = { fecha: TODAY, valor: 100, estado: 'PAGADO', fecha_pago: TODAY } as const;
    const premio = await world.on.premio({ ...place, ...paid });

    expect(await change(world.berta, id, annulled)).toMatchObject(
      refusedWith(409, `La venta tiene un premio pagado, el ${premio}: no se puede anular`),
    );
  });

  test('are not blocked by the closed week of another administrador', async () => {
    await world.closeWeek(world.berta);
    const ofRita = { ...venta, ...closed, fecha: PAST_DAY, fk_vendedor: world.rita };

    expect((await create(world.carlos, ofRita)).status).toBe(200);
  });
});
