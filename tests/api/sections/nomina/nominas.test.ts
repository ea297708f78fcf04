import { beforeEach, describe, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import type { Client } from '../../../support/api/testApi';
import { MONDAY, openWorld, refusedWith, statuses } from '../../../support/api/world';
import { sized } from '../../../support/size';

const world = openWorld();
beforeEach(() => world.clear());

const SUNDAY = '2026-10-18';
const week = { fecha: MONDAY, fecha_final: SUNDAY };
const FUTURE = 'La fecha de inicio no puede ser posterior a hoy';
const NOT_SUNDAY = 'La fecha final debe ser el domingo de la misma semana';

describe('a new nomina is refused and not stored if', () => {
  test.each([
    ['the start is not a Monday', '2026-10-13', SUNDAY, 'La fecha de inicio debe ser un lunes'],
    ['the year is mistyped', '1000-01-06', '1000-01-12', 'Revise el año de la fecha de inicio'],
    ['[SPEC 5.4] the start is in the future', '2026-10-19', '2026-10-25', FUTURE],
    ['[SPEC 5.5] the end is not the Sunday', MONDAY, '2026-10-17', NOT_SUNDAY],
  ])('%s', async (_, fecha, fecha_final, error) => {
    expect(await world.pay(world.berta, { fecha, fecha_final })).toMatchObject(refusedWith(422, error));
    expect(await world.db.selectFrom('nominas').select('id').execute()).toEqual([]);
  });

  test('its administrador is none', async () => {
    for (const fk_usuario of [world.sara.user.id, 123_456]) {
      expect(await world.pay(world.chief, { ...week, fk_usuario })).toMatchObject(
        refusedWith(422, 'No existe ese administrador'),
      );
    }
  });

  test('an administrador creates it for somebody else', async () => {
    const fk_usuario = world.carlos.user.id;

    expect(await world.pay(world.berta, { ...week, fk_usuario })).toMatchObject(
      refusedWith(403, 'Solo puede crear sus propias nominas'),
    );
  });
});

test('[SPEC 7.15] a nomina copies the administrator and the enabled staff into its lines', async () => {
  const boss = await world.signIn('administrador', {
    nombre: 'Bruno',
    apellido: 'Mora',
    cuenta_bancaria: 'B-1',
  });
  const principal = { fk_usuario_principal: boss.user.id, cuenta_bancaria: 'C-1', rol: 'revisor' };
  const carla = await world.addUser({ ...principal, nombre: 'Carla', apellido: 'Vera', valor: 8_050 });
  const byPaga = { sueldo_fijo: 'N', paga: 1_250 } as const;
  const aldo = await world.addUser({ ...principal, nombre: 'Aldo', apellido: 'Paz', ...byPaga });
  // Only staff have an administrador.
  await world.addUser({ ...principal, nombre: 'Otra', rol: 'administrador' });
  await world.addUser({ ...principal, nombre: 'Desa', apellido: 'Activa', estado: 'I' });

  const created = await world.pay(boss, { ...week, cuenta_bancaria: 'Pichincha 1' });
  expect(created).toMatchObject({
    status: 200,
    body: { message: 'Nomina creada correctamente', id: expect.any(Number) },
  });

  const { id } = created.body;
  const staff = [boss.user.id, carla.id, aldo.id];
  await world.db.updateTable('usuarios').set({ cuenta_bancaria: 'otra' }).where('id', 'in', staff).execute();
  const { nomina } = (await boss.call(nominaCalls.one, { params: { id } })).body;
  expect(nomina).toEqual({
    id,
    ...week,
    cuenta_bancaria: 'Pichincha 1',
    total: '230.50',
    comprobante: '',
    usuario: { nombre: 'Bruno', apellido: 'Mora', cuenta_bancaria: 'otra' },
    detalle_nominas: [
      [boss.user.id, 'Bruno', 'Mora', 'B-1', '150.00'],
      [aldo.id, 'Aldo', 'Paz', 'C-1', '0.00'],
      [carla.id, 'Carla', 'Vera', 'C-1', '80.50'],
    ].map(([usuario, nombre, apellido, cuenta_bancaria, total]) => ({
      id: expect.any(Number),
      usuario: { id: usuario, nombre, apellido, cuenta_bancaria },
      total,
      suma: '0.00',
      media: '0.00',
      comprobante: '',
      descuentos: '0.00',
      otros_ingresos: '0.00',
      ajustes: [],
    })),
  });
  const row = await world.db.selectFrom('nominas').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ base: 23_050, fk_usuario_creacion: boss.user.id });
});

test('[A6] fifty identical creates make one nomina, and the others get a conflict', async () => {
  for (let round = 0; round < sized(1, 20); round += 1) {
    const { id: fk_usuario } = await world.addUser();
    const create = () => world.pay(world.chief, { ...week, fk_usuario });

    expect(await statuses(Array.from({ length: 50 }, create))).toEqual({ 200: 1, 409: 49 });
    expect((await create()).body).toEqual({ error: 'Ya existe una nomina de esa semana' });
    const rows = await world.db
      .selectFrom('nominas')
      .innerJoin('detalle_nominas', 'fk_nomina', 'nominas.id')
      .select('orden')
      .where('nominas.fk_usuario', '=', fk_usuario)
      .execute();
    expect(rows).toEqual([{ orden: 1 }]);
  }
});

describe('the list', () => {
  const weeks = [
    { fecha: '2026-08-03', fecha_final: '2026-08-09' },
    { fecha: '2026-09-07', fecha_final: '2026-09-13' },
    { fecha: '2026-09-28', fecha_final: '2026-10-04' },
    { fecha: '2026-10-05', fecha_final: '2026-10-11' },
  ];
  beforeEach(async () => {
    const fk_usuario = world.berta.user.id;
    for (const one of weeks) {
      const fk_nomina = await world.on.nomina({ fk_usuario, ...one, base: 10_050 });
      await world.on.linea({ fk_nomina, fk_usuario, orden: 1, base: 10_050 });
    }
    await world.on.nomina({ fk_usuario: world.carlos.user.id, ...week });
  });
  const list = async (body: object, who = world.berta, query = {}) => {
    const answered = await who.call(nominaCalls.list, { body: { limit: 25, offset: 0, ...body }, query });

    return answered.body.nominas.map(({ fecha }: { fecha: string }) => fecha);
  };
  const counted = async (body: object, who = world.berta, query = {}) =>
    (await who.call(nominaCalls.count, { body, query })).body;

  test('shows the newest first, page by page, without the lines', async () => {
    expect(await list({ limit: 3 })).toEqual(['2026-10-05', '2026-09-28', '2026-09-07']);
    expect(await list({ limit: 3, offset: 3 })).toEqual(['2026-08-03']);
  });

  test.each([
    [{}, 4, '402.00'],
    [{ fecha_inicio: '2026-09-07', fecha_final: '2026-09-28' }, 2, '201.00'],
    [{ fecha_inicio: '2026-09-08' }, 2, '201.00'],
    [{ fecha_final: '2026-09-06' }, 1, '100.50'],
    [{ fecha_inicio: '2030-01-01' }, 0, '0.00'],
  ])('for %j, including both days, has its count and total over all pages', async (range, conteo, total) => {
    expect(await list(range)).toHaveLength(conteo);
    expect(await counted(range)).toEqual({ conteo, total });
  });

  test('counts the lines and those with a proof', async () => {
    await world.db
      .updateTable('detalle_nominas')
      .set({ comprobante: 'comprobantes/a.png' })
      .where('fk_nomina', '=', (eb) =>
        eb.selectFrom('nominas').select('id').where('fecha', '=', '2026-10-05'),
      )
      .execute();

    const { body } = await world.berta.call(nominaCalls.list, { body: { limit: 2, offset: 0 } });

    expect(body.nominas).toMatchObject([
      { lineas: 1, pagados: 1 },
      { lineas: 1, pagados: 0 },
    ]);
  });

  test('shows a superadministrador all nominas, or those of one administrador', async () => {
    const { berta, carlos, chief } = world;
    const seen = async (who: Client, query = {}) => [
      (await list({}, who, query)).length,
      (await counted({}, who, query)).conteo,
    ];

    expect(await seen(chief)).toEqual([5, 5]);
    expect(await seen(chief, { fk_usuario: carlos.user.id })).toEqual([1, 1]);
    expect(await seen(berta, { fk_usuario: berta.user.id })).toEqual([4, 4]);
    expect(await seen(berta, { fk_usuario: carlos.user.id })).toEqual([0, 0]);
  });
});

test('[U11] a text is stored without the characters that the database refuses', async () => {
  const { body } = await world.pay(world.berta, { ...week, cuenta_bancaria: 'a\0b' });
  const nomina = world.db.selectFrom('nominas').select('cuenta_bancaria').where('id', '=', body.id);

  expect(await nomina.executeTakeFirst()).toEqual({ cuenta_bancaria: 'ab' });
});
