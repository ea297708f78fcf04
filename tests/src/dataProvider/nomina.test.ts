import { describe, expect, test } from 'vitest';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { ask, failure, NEVER, openHost } from '../../support/dataProvider/host';
import { picture } from '../../support/files';

const ANA = { id: 3, nombre: 'Ana', apellido: 'Paredes', cuenta_bancaria: '2200' };
const LINE = { id: 31, usuario: ANA, total: '40.31', suma: 806.25, comprobante: null, descuentos: 1 };
const WEEK = { id: 7, fecha: '2026-11-23', usuario: ANA, total: '40.31', comprobante: 'a.png,b.png' };

const LIST = 'POST /api/nomina';
const COUNT = 'POST /api/nomina/conteo';
const host = {
  [LIST]: { body: { nominas: [WEEK] } },
  [COUNT]: { body: { conteo: '51', total: '1234.50' } },
};

describe('getList', () => {
  test.each([
    [1, 25, { limit: 25, offset: 0 }],
    [3, 10, { limit: 10, offset: 20 }],
  ])('page %i of %i asks for %o, and conteo for all', async (page, perPage, asked) => {
    const open = openHost(host);
    const filter = { fecha_gte: '2026-11-01', fecha_lte: '2026-11-30' };
    const { total, meta } = await open.dataProvider.getList('nomina', {
      pagination: { page, perPage },
      sort: { field: 'id', order: 'DESC' },
      filter,
    });
    const range = { fecha_inicio: '2026-11-01', fecha_final: '2026-11-30' };

    expect(open.asked).toEqual([
      { call: LIST, body: { ...range, ...asked } },
      { call: COUNT, body: range },
    ]);
    expect({ total, meta }).toEqual({ total: 51, meta: { sums: { total: 123_450 } } });
  });

  test('without dates asks for all weeks, of one administrador in the query', async () => {
    const { dataProvider, asked } = openHost(host);
    await dataProvider.getList('nomina', { filter: { fk_usuario: 3 } });

    expect(asked).toEqual([
      { call: `${LIST}?fk_usuario=3`, body: { limit: 25, offset: 0 } },
      { call: `${COUNT}?fk_usuario=3`, body: {} },
    ]);
  });

  test('reads money as cents, the last day, and the account that pays', async () => {
    const { dataProvider } = openHost(host);
    const { data } = await dataProvider.getList('nomina', {});

    expect(data).toMatchObject([
      {
        id: 7,
        fecha: '2026-11-23',
        fecha_final: '2026-11-29',
        total: 4_031,
        cuenta: '2200',
        comprobante: ['a.png', 'b.png'],
        detalle_nominas: [],
      },
    ]);
  });

  test('a host without sums has none', async () => {
    const { dataProvider } = openHost({ ...host, [COUNT]: { body: { conteo: 1 } } });

    expect(await dataProvider.getList('nomina', {})).toMatchObject({ total: 1, meta: { sums: {} } });
  });

  test('an abort ends both calls', async () => {
    const { dataProvider, asked } = openHost({ [LIST]: { body: NEVER }, [COUNT]: { body: NEVER } });
    const controller = new AbortController();
    const listed = failure(dataProvider.getList('nomina', { signal: controller.signal }));
    await expect.poll(() => asked.length).toBe(2);
    controller.abort();

    expect(await listed).toMatchObject({ name: 'AbortError' });
  });
});

test('getOne reads the lines with their accounts', async () => {
  const lines = [LINE, { ...LINE, id: 32, usuario: { ...ANA, cuenta_bancaria: ' ' } }];
  const { dataProvider, asked } = openHost({
    'GET /api/nomina/7': { body: { nomina: { ...WEEK, cuenta_bancaria: '999', detalle_nominas: lines } } },
  });
  const { data } = await dataProvider.getOne('nomina', { id: 7 });

  expect(asked).toEqual([{ call: 'GET /api/nomina/7' }]);
  expect(data).toMatchObject({ cuenta: '999', total: 4_031 });
  expect(data.detalle_nominas).toMatchObject([
    { id: 31, total: 4_031, suma: 80_625, descuentos: 100, otros_ingresos: 0, cuenta: '2200' },
    { id: 32, cuenta: 'Sin cuenta' },
  ]);
});

describe('create', () => {
  const data = { fk_usuario: 3, fecha_inicio: '2026-11-23', fk_usuario_creacion: 7, cuenta_bancaria: '2200' };
  const CREATE = 'POST /api/nomina/crear';

  test('sends the whole week and the key of the form, and returns the id if the host tells it', async () => {
    const { dataProvider, asked } = openHost({ [CREATE]: { body: { message: 'Nomina creada', id: 8 } } });
    const created = await dataProvider.create('nomina', { data, meta: { idempotencyKey: 'una-clave' } });

    const { fecha_inicio: fecha, ...others } = data;
    const body = { ...others, fecha, fecha_final: '2026-11-29' };
    expect(asked).toEqual([{ call: CREATE, body, key: 'una-clave' }]);
    expect(created.data).toMatchObject({ id: 8, message: 'Nomina creada' });
  });

  test('a host without ids gives 0', async () => {
    const { dataProvider } = openHost({ [CREATE]: { body: { message: 'Nomina creada' } } });

    expect((await dataProvider.create('nomina', { data })).data.id).toBe(0);
  });

  test('a refusal brings the text of the host', async () => {
    const error = 'Esa semana es anterior al primer movimiento';
    const errors = { fecha: error };
    const { dataProvider } = openHost({ [CREATE]: { status: 422, body: { error, errors } } });

    expect(await failure(dataProvider.create('nomina', { data }))).toMatchObject({
      message: error,
      status: 422,
      body: { errors },
    });
  });
});

describe('update uploads', () => {
  const previousData = { id: 7, total: 4_031 };
  const files = [picture('uno.png'), picture('dos.png')];

  test('the proofs of a nomina as parts of a form, and tells how far it is', async () => {
    const shares: number[] = [];
    const { dataProvider, asked } = openHost({
      'POST /api/nomina/actualizar': { body: { message: 'Listo' } },
    });
    const updated = await dataProvider.update('nomina', {
      id: 7,
      data: { files, fk_usuario_actualizacion: 7, total: 1 },
      previousData,
      meta: { onProgress: (share: number) => shares.push(share) },
    });

    expect(asked).toEqual([
      {
        call: 'POST /api/nomina/actualizar',
        body: [
          ['id', '7'],
          ['files', 'uno.png'],
          ['files', 'dos.png'],
          ['fk_usuario_actualizacion', '7'],
        ],
      },
    ]);
    expect(updated.data).toEqual(previousData);
    expect(shares).toEqual([1]);
  });

  test('the proof of a line with its money in dollars', async () => {
    const { dataProvider, asked } = openHost({
      'POST /api/nomina/cargar-detalle': { body: { message: 'Listo' } },
    });
    const data = { files, fk_usuario_actualizacion: 7, descuentos: 1_050, otros_ingresos: '' };
    await dataProvider.update('detalle_nominas', { id: 31, data, previousData: { id: 31 } });

    expect(asked).toMatchObject([
      {
        call: 'POST /api/nomina/cargar-detalle',
        body: [
          ['id', '31'],
          ['files', 'uno.png'],
          ['files', 'dos.png'],
          ['fk_usuario_actualizacion', '7'],
          ['descuentos', '10.50'],
          ['otros_ingresos', ''],
        ],
      },
    ]);
  });
});

test.each([
  ['no list', { nominas: 'nada' }],
  ['a nomina without an id', { nominas: [{ ...WEEK, id: 'x' }] }],
])('an answer of a wrong shape is a failure: %s', async (_, body) => {
  const { dataProvider } = openHost({ ...host, [LIST]: { body } });

  expect(await failure(dataProvider.getList('nomina', {}))).toMatchObject({ message: GENERIC_ERROR });
});

test.each(['getMany', 'delete', 'updateMany'] as const)('%s is not offered', async (verb) => {
  const { dataProvider } = openHost();
  const params = { ids: [7], id: 7, data: {} };

  expect(await failure(ask(dataProvider, verb, 'nomina', params))).toMatchObject({
    message: `nomina: the API offers no ${verb}`,
  });
});
