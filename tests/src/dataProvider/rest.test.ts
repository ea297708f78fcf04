import { describe, expect, test } from 'vitest';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { ask, failure, NEVER, openHost } from '../../support/dataProvider/host';

const ROW = {
  id: 7,
  fecha: '2026-11-19',
  fk_usuario: 3,
  tipo: 'otros',
  descripcion: 'Luz',
  valor: '45.60',
  forma_pago: 'efectivo',
  comprobante: 'a.png',
  estado: 'A',
  motivo_anulacion: '',
  version: 2,
};
const LIST = 'GET /api/gastos';
const ranged = (body: unknown[], headers = {}) => ({
  body,
  headers: { 'Content-Range': `gastos 0-0/${body.length}`, ...headers },
});

describe('getList', () => {
  const asked = {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'fecha', order: 'DESC' },
    filter: { tipo: 'otros', q: 'luz' },
  } as const;

  test('asks by range, sort and filter, and reads the total of Content-Range', async () => {
    const open = openHost({
      [LIST]: { body: [ROW], headers: { 'Content-Range': 'gastos 10-10/31' } },
    });
    const { data, total } = await open.dataProvider.getList('gastos', asked);

    const [{ call = '' } = {}] = open.asked;
    expect(Object.fromEntries(new URLSearchParams(call.split('?')[1]))).toEqual({
      range: '[10,19]',
      sort: '["fecha","DESC"]',
      filter: '{"tipo":"otros","q":"luz"}',
    });
    expect(total).toBe(31);
    expect(data).toMatchObject([{ id: 7, valor: 4_560, comprobante: 'a.png', version: 2 }]);
  });

  test('reads sums in cents, what they leave out, and counts', async () => {
    const { dataProvider } = openHost({
      [LIST]: ranged([ROW], {
        'X-Sums': '{"valor":"1234.50"}',
        'X-Left-Out': '{"X":6}',
        'X-Counts': '{"A":1}',
      }),
    });

    expect((await dataProvider.getList('gastos', asked)).meta).toEqual({
      sums: { valor: 123_450 },
      left: { X: 6 },
      counts: { A: 1 },
    });
  });

  test('reads sums that may not be added by their group', async () => {
    const { dataProvider } = openHost({
      'GET /api/depositos': ranged([], { 'X-Sums': '{"valor":{"RECIBIR":"1.00","ENTREGAR":"2.50"}}' }),
    });

    expect((await dataProvider.getList('depositos', asked)).meta).toMatchObject({
      apart: { RECIBIR: { valor: 100 }, ENTREGAR: { valor: 250 } },
    });
  });

  test('two lists at once keep their own headers', async () => {
    const { dataProvider } = openHost({
      [LIST]: ranged([ROW], { 'X-Sums': '{"valor":"1.00"}' }),
      'GET /api/ingresos': ranged([], { 'X-Sums': '{"valor":"2.00"}' }),
    });
    const [gastos, ingresos] = await Promise.all(
      ['gastos', 'ingresos'].map((name) => dataProvider.getList(name, asked)),
    );

    expect([gastos?.meta.sums, ingresos?.meta.sums]).toEqual([{ valor: 100 }, { valor: 200 }]);
  });

  test('a host without these headers has no sums', async () => {
    const { dataProvider } = openHost({ [LIST]: ranged([ROW]) });

    expect((await dataProvider.getList('gastos', asked)).meta).toEqual({ sums: {}, left: {}, counts: {} });
  });

  test('an abort ends the call', async () => {
    const { dataProvider, asked: calls } = openHost({ [LIST]: { body: NEVER } });
    const controller = new AbortController();
    const listed = failure(dataProvider.getList('gastos', { ...asked, signal: controller.signal }));
    await expect.poll(() => calls.length).toBe(1);
    controller.abort();

    expect(await listed).toMatchObject({ name: 'AbortError' });
  });
});

test('getIds asks for the ids of all pages in the order of the list', async () => {
  const { dataProvider, asked } = openHost({ 'GET /api/gastos/ids': { body: [9, 7] } });
  const sort = { field: 'valor', order: 'ASC' };
  const ids = await dataProvider.getIds('gastos', { sort, filter: { estado: 'A' } });

  expect(ids).toEqual([9, 7]);
  expect(asked).toEqual([{ call: 'GET /api/gastos/ids?sort=["valor","ASC"]&filter={"estado":"A"}' }]);
});

test('getOne and getMany read by id', async () => {
  const { dataProvider, asked } = openHost({
    'GET /api/gastos/7': { body: ROW },
    [LIST]: ranged([ROW]),
  });
  const { data } = await dataProvider.getOne('gastos', { id: 7 });
  const many = await dataProvider.getMany('gastos', { ids: [7, 8] });

  expect(data).toMatchObject({ id: 7, valor: 4_560 });
  expect(many.data).toEqual([data]);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/gastos/7', 'GET /api/gastos?filter={"id":[7,8]}']);
});

describe('writes', () => {
  const data = { ...ROW, valor: 4_560, fk_usuario: 3 };

  test('create sends dollars and the key of the form', async () => {
    const { dataProvider, asked } = openHost({ 'POST /api/gastos': { body: { ...ROW, id: 8 } } });
    const created = await dataProvider.create('gastos', { data, meta: { idempotencyKey: 'una-clave' } });

    expect(asked).toMatchObject([{ call: 'POST /api/gastos', body: { valor: '45.60' }, key: 'una-clave' }]);
    expect(created.data).toMatchObject({ id: 8, valor: 4_560 });
  });

  test('update sends the version that was read, and no key', async () => {
    const { dataProvider, asked } = openHost({ 'PUT /api/gastos/7': { body: { ...ROW, version: 3 } } });
    const meta = { idempotencyKey: 'una-clave' };
    const updated = await dataProvider.update('gastos', { id: 7, data, previousData: data, meta });

    expect(asked).toMatchObject([{ call: 'PUT /api/gastos/7', body: { version: 2, valor: '45.60' } }]);
    expect(asked[0]).not.toHaveProperty('key');
    expect(updated.data).toMatchObject({ version: 3 });
  });

  test('updateMany sends each record with its own version, and ends at the first refusal', async () => {
    const { dataProvider, asked } = openHost({
      'GET /api/gastos/7': { body: ROW },
      'PUT /api/gastos/7': { body: { ...ROW, version: 3 } },
      'GET /api/gastos/8': { body: { ...ROW, id: 8, valor: '9.00', version: 5 } },
      'PUT /api/gastos/8': { status: 409, body: { error: 'La semana está cerrada' } },
    });
    const changed = { ids: [7, 8, 9], data: { descripcion: 'Agua' } };

    expect(await failure(dataProvider.updateMany('gastos', changed))).toMatchObject({
      message: 'La semana está cerrada',
    });
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([
      { call: 'PUT /api/gastos/7', body: { descripcion: 'Agua', valor: '45.60', version: 2 } },
      { call: 'PUT /api/gastos/8', body: { descripcion: 'Agua', valor: '9.00', version: 5 } },
    ]);
    expect(asked.some(({ call }) => call.endsWith('/9'))).toBe(false);
    expect(await dataProvider.updateMany('gastos', { ...changed, ids: [7] })).toEqual({ data: [7] });
  });

  test('a refusal brings text, fields and reason of the API', async () => {
    const refused = { error: 'Otro usuario modificó este registro', reason: 'outdated' };
    const { dataProvider } = openHost({ 'PUT /api/gastos/7': { status: 409, body: refused } });

    expect(await failure(dataProvider.update('gastos', { id: 7, data, previousData: data }))).toMatchObject({
      status: 409,
      message: refused.error,
      body: refused,
    });
  });
});

test.each([
  ['getOne', { id: 7 }],
  ['create', { data: {} }],
] as const)('%s fails on an answer of a wrong shape', async (verb, params) => {
  const body = { ...ROW, id: 'siete' };
  const { dataProvider } = openHost({ 'GET /api/gastos/7': { body }, 'POST /api/gastos': { body } });

  expect(await failure(ask(dataProvider, verb, 'gastos', params))).toMatchObject({
    message: GENERIC_ERROR,
  });
});
