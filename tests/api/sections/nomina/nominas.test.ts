import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { type Client, openTestApi, type TestApi } from '../../testApi';

let api: TestApi;
let boss: Client;
let chief: Client;
beforeAll(async () => {
  api = await openTestApi();
  boss = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora', cuenta_bancaria: 'B-1' });
  chief = await api.signIn('superadministrador');
});
afterAll(() => api.close());

const week = { fecha: '2026-10-12', fecha_final: '2026-10-18' };
const create = (client: Client, body: object) =>
  client.call(nominaCalls.create, {
    body: {
      fk_usuario: boss.user.id,
      ...week,
      fk_usuario_creacion: 999,
      cuenta_bancaria: 'Pichincha 1',
      ...body,
    },
  });
const count = () =>
  api.db
    .selectFrom('nominas')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

describe('a new nomina is refused, and nothing stored, where', () => {
  const cases: [string, object, number, string][] = [
    ['the start is no Monday', { fecha: '2026-10-13' }, 422, 'La fecha de inicio debe ser un lunes'],
    [
      'the year is mistyped',
      { fecha: '1000-01-06', fecha_final: '1000-01-12' },
      422,
      'Revise el año de la fecha de inicio',
    ],
    [
      '[SPEC 5.4] the start lies in the future',
      { fecha: '2026-10-19', fecha_final: '2026-10-25' },
      422,
      'La fecha de inicio no puede ser posterior a hoy',
    ],
    [
      '[SPEC 5.5] the end is not the Sunday',
      { fecha_final: '2026-10-17' },
      422,
      'La fecha final debe ser el domingo de la misma semana',
    ],
    ['the day does not exist', { fecha: '2026-02-30' }, 400, 'La fecha no existe'],
    ['there is no such user', { fk_usuario: 123456 }, 422, 'No existe ese administrador'],
    ['the account is empty', { cuenta_bancaria: ' ' }, 400, 'Escriba la cuenta bancaria'],
    ['a field is missing', { fecha: undefined }, 400, 'Falta un dato obligatorio'],
    ['a field is of another type', { fk_usuario: [] }, 400, 'Un dato no es válido'],
    [
      'a text holds what the database cannot',
      { cuenta_bancaria: 'a\0b' },
      400,
      'El texto contiene caracteres no permitidos',
    ],
  ];

  test.each(cases)('%s', async (_, body, status, error) => {
    const before = await count();

    expect(await create(chief, body)).toMatchObject({ status, body: { error } });
    expect(await count()).toEqual(before);
  });

  test('the user is no administrador, or is disabled', async () => {
    const seller = await api.addUser({ rol: 'sumador' });
    const gone = await api.addUser({ rol: 'administrador', estado: 'I' });

    for (const { id } of [seller, gone]) {
      expect(await create(chief, { fk_usuario: id })).toMatchObject({
        status: 422,
        body: { error: 'No existe ese administrador' },
      });
    }
  });

  test('an administrador makes it for somebody else', async () => {
    const other = await api.signIn('administrador');

    expect(await create(other, {})).toMatchObject({
      status: 403,
      body: { error: 'Solo puede crear sus propias nominas' },
    });
  });
});

test('[SPEC 7.15] a nomina copies the administrator and the enabled staff into its lines', async () => {
  const principal = { fk_usuario_principal: boss.user.id };
  const carla = await api.addUser({
    ...principal,
    nombre: 'Carla',
    apellido: 'Vera',
    cuenta_bancaria: 'C-1',
    valor: 8_050,
  });
  const aldo = await api.addUser({
    ...principal,
    nombre: 'Aldo',
    apellido: 'Paz',
    sueldo_fijo: 'N',
    paga: 1_250,
  });
  await api.addUser({ ...principal, nombre: 'Desa', apellido: 'Activa', estado: 'I' });

  const created = await create(boss, {});
  expect(created).toMatchObject({
    status: 200,
    body: { message: 'Nomina creada correctamente', id: expect.any(Number) },
  });

  await api.db.updateTable('usuarios').set({ cuenta_bancaria: 'otra' }).execute();
  const { body } = await boss.call(nominaCalls.list, { body: { limit: 25, offset: 0 } });
  const [{ id }] = body.nominas;
  expect(created.body.id).toBe(id);
  const { nomina } = (await boss.call(nominaCalls.one, { params: { id } })).body;
  expect(nomina).toEqual({
    id,
    ...week,
    usuario: { nombre: 'Berta', apellido: 'Mora', cuenta_bancaria: 'otra' },
    cuenta_bancaria: 'Pichincha 1',
    total: '230.50',
    comprobante: '',
    detalle_nominas: [
      [boss.user.id, 'Berta', 'Mora', 'B-1', '150.00'],
      [aldo.id, 'Aldo', 'Paz', expect.stringMatching(/^Cuenta/), '0.00'],
      [carla.id, 'Carla', 'Vera', 'C-1', '80.50'],
    ].map(([usuario, nombre, apellido, cuenta_bancaria, total]) => ({
      id: expect.any(Number),
      usuario: { id: usuario, nombre, apellido, cuenta_bancaria },
      total,
      suma: '0.00',
      comprobante: '',
      descuentos: '0.00',
      otros_ingresos: '0.00',
    })),
  });

  const row = await api.db.selectFrom('nominas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ base: 23_050, fk_usuario_creacion: boss.user.id });
});

test('a second nomina of the same week is refused', async () => {
  expect(await create(chief, {})).toMatchObject({
    status: 409,
    body: { error: 'Ya existe una nomina de esa semana' },
  });
});

test('[A6] fifty identical creates make one nomina', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id } = await api.addUser();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(chief, { fk_usuario: id })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)]);
    const rows = await api.db
      .selectFrom('nominas')
      .innerJoin('detalle_nominas', 'fk_nomina', 'nominas.id')
      .select('orden')
      .where('nominas.fk_usuario', '=', id)
      .execute();
    expect(rows).toEqual([{ orden: 1 }]);
  }
});

describe('the list', () => {
  let owner: Client;
  beforeAll(async () => {
    owner = await api.signIn('administrador');
    for (const fecha of ['2026-08-03', '2026-09-07', '2026-09-28', '2026-10-05']) {
      const sunday = new Date(Date.parse(fecha) + 6 * 86_400_000).toISOString().slice(0, 10);
      await create(owner, { fk_usuario: owner.user.id, fecha, fecha_final: sunday });
    }
  });
  const list = async (body: object) => {
    const answered = await owner.call(nominaCalls.list, { body: { limit: 25, offset: 0, ...body } });

    return answered.body.nominas.map(({ fecha }: { fecha: string }) => fecha);
  };
  const conteo = async (body: object) => (await owner.call(nominaCalls.count, { body })).body.conteo;

  test('shows the newest first, page by page, without the lines', async () => {
    expect(await list({ limit: 3 })).toEqual(['2026-10-05', '2026-09-28', '2026-09-07']);
    expect(await list({ limit: 3, offset: 3 })).toEqual(['2026-08-03']);
    expect(await conteo({})).toBe(4);
  });

  test('takes both bounds in', async () => {
    const range = { fecha_inicio: '2026-09-07', fecha_final: '2026-09-28' };

    expect(await list(range)).toEqual(['2026-09-28', '2026-09-07']);
    expect(await conteo(range)).toBe(2);
    expect(await conteo({ fecha_inicio: '2026-09-08' })).toBe(2);
    expect(await conteo({ fecha_final: '2026-09-06' })).toBe(1);
  });

  test('the total adds all that is in the range, of all pages, in dollars', async () => {
    const total = async (body: object) => (await owner.call(nominaCalls.count, { body })).body.total;
    await api.db
      .updateTable('nominas')
      .set({ total: 10_050 })
      .where('fk_usuario', '=', owner.user.id)
      .execute();

    expect(await total({})).toBe('402.00');
    expect(await total({ fecha_inicio: '2026-09-07', fecha_final: '2026-09-28' })).toBe('201.00');
    expect(await total({ fecha_inicio: '2030-01-01' })).toBe('0.00');
  });

  test('counts the lines and those with a proof', async () => {
    const { body } = await owner.call(nominaCalls.list, { body: { limit: 1, offset: 0 } });
    const [{ id, ...counted }] = body.nominas;
    expect(counted).toMatchObject({ lineas: 1, pagados: 0 });
    await api.db
      .updateTable('detalle_nominas')
      .set({ comprobante: 'comprobantes/a.png' })
      .where('fk_nomina', '=', id)
      .execute();

    const again = await owner.call(nominaCalls.list, { body: { limit: 2, offset: 0 } });

    expect(again.body.nominas).toMatchObject([
      { lineas: 1, pagados: 1 },
      { lineas: 1, pagados: 0 },
    ]);
  });

  test('is narrowed to one administrador behind the question mark; to nobody else by an administrador', async () => {
    const ask = async (client: Client, fk_usuario: number) => {
      const narrowed = <C extends { path: string }>(call: C) => ({
        ...call,
        path: `${call.path}?fk_usuario=${fk_usuario}`,
      });
      const listed = await client.call(narrowed(nominaCalls.list), { body: { limit: 25, offset: 0 } });
      const counted = await client.call(narrowed(nominaCalls.count), { body: {} });

      return [listed.body.nominas.length, counted.body.conteo];
    };

    expect(await ask(chief, owner.user.id)).toEqual([4, 4]);
    expect(await ask(chief, boss.user.id)).toEqual([1, 1]);
    expect(await ask(owner, owner.user.id)).toEqual([4, 4]);
    expect(await ask(owner, boss.user.id)).toEqual([0, 0]);
  });

  test('holds own nominas for an administrador, all for a superadministrador', async () => {
    const all = await chief.call(nominaCalls.count, { body: {} });

    expect(all.body.conteo).toBe(25);
  });

  test.each([{ limit: 0 }, { limit: 1001 }, { offset: -1 }, { limit: '25' }, { fecha_inicio: '' }])(
    'refuses %j',
    async (wrong) => {
      const answered = await owner.call(nominaCalls.list, { body: { limit: 25, offset: 0, ...wrong } });

      expect(answered).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    },
  );
});

test("somebody else's nomina does not exist for an administrador", async () => {
  const other = await api.signIn('administrador');
  const { id } = await api.db.selectFrom('nominas').select('id').limit(1).executeTakeFirstOrThrow();

  expect(await other.call(nominaCalls.one, { params: { id } })).toMatchObject({
    status: 404,
    body: { error: 'No existe la nomina' },
  });
  expect(await chief.call(nominaCalls.one, { params: { id } })).toMatchObject({ status: 200 });
});
