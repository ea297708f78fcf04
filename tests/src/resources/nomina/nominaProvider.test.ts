import { describe, expect, test, vi } from 'vitest';

import { detalleNominasProvider, nominaProvider } from '../../../../src/resources/nomina/nominaProvider';
import { createFakeHttp } from '../../../fakeHttp';

const page = (current: number, filter = {}) => ({
  pagination: { page: current, perPage: 25 },
  sort: { field: 'id', order: 'DESC' as const },
  filter,
});

describe('the list of nominas', () => {
  const answers = {
    '/api/nomina': { nominas: [{ id: '7', fecha: '2026-11-16', total: '4210.00' }] },
    '/api/nomina/conteo': { conteo: '212' },
  };

  test('[SPEC 7.14] [SPEC 2.35] a page is asked for by limit and offset, its total by conteo', async () => {
    const { http, sent } = createFakeHttp(answers);

    const result = await nominaProvider(http).getList?.(page(3));

    expect(result?.data.map(({ id, total }) => [id, total])).toEqual([[7, 421_000]]);
    expect(result?.total).toBe(212);
    expect(sent.map(({ path, options }) => [path, options.body])).toEqual([
      ['/api/nomina', { limit: 25, offset: 50 }],
      ['/api/nomina/conteo', {}],
    ]);
  });

  test('[SPEC 7.14] a range goes into both calls, an empty bound into none', async () => {
    const { http, sent } = createFakeHttp(answers);

    await nominaProvider(http).getList?.(page(1, { fecha_gte: '2026-11-01', fecha_lte: '' }));

    expect(sent.map(({ options }) => options.body)).toEqual([
      { fecha_inicio: '2026-11-01', limit: 25, offset: 0 },
      { fecha_inicio: '2026-11-01' },
    ]);
  });

  test('leaving the page aborts both calls', async () => {
    const { http, sent } = createFakeHttp(answers);
    const { signal } = new AbortController();

    await nominaProvider(http).getList?.({ ...page(1), signal });

    expect(sent.map(({ options }) => options.signal)).toEqual([signal, signal]);
  });
});

test.each([
  ['4210.50', { total: 421_050 }],
  [undefined, {}],
])(
  'the total of all that is filtered, %s, is handed on in cents, where the host sends one',
  async (total, sums) => {
    const { http } = createFakeHttp({
      '/api/nomina': { nominas: [] },
      '/api/nomina/conteo': { conteo: 2, ...(total && { total }) },
    });

    expect(await nominaProvider(http).getList?.(page(1))).toMatchObject({ meta: { sums } });
  },
);

test('[SPEC 7.13] one nomina is read by its id', async () => {
  const { http, sent } = createFakeHttp({ '/api/nomina/{id}': { nomina: { id: 7, detalle_nominas: null } } });

  const result = await nominaProvider(http).getOne?.({ id: 7 });

  expect(sent[0]?.options.params).toEqual({ id: 7 });
  expect(result?.data.detalle_nominas).toEqual([]);
});

test('[SPEC 7.15] creating sends exactly the five keys of the contract and hands on the message', async () => {
  const { http, sent } = createFakeHttp({ '/api/nomina/crear': { message: 'Nomina creada' } });
  const body = {
    fk_usuario: 3,
    fecha: '2026-11-16',
    fecha_final: '2026-11-22',
    fk_usuario_creacion: 1,
    cuenta_bancaria: '2200012345',
  };

  const result = await nominaProvider(http).create?.({
    data: { ...body, fecha_inicio: body.fecha, fecha: undefined, estado: 'A' },
  });

  expect(sent[0]?.options.body).toEqual(body);
  expect(result?.data).toMatchObject({ message: 'Nomina creada' });
});

describe('the upload of a proof', () => {
  const files = [new File(['x'], 'pago.png', { type: 'image/png' })];
  const onProgress = vi.fn();

  test('of the nomina as a whole goes to actualizar', async () => {
    const { http, sent } = createFakeHttp({ '/api/nomina/actualizar': { message: 'x' } });

    await nominaProvider(http).update?.({
      id: 7,
      data: { files, fk_usuario_actualizacion: 1, total: 5 },
      previousData: undefined,
      meta: { onProgress },
    });

    expect(sent).toEqual([
      {
        path: '/api/nomina/actualizar',
        options: { body: { id: 7, files, fk_usuario_actualizacion: 1 }, onProgress },
      },
    ]);
  });

  test('[SPEC 7.17] of a line goes to cargar-detalle with its money as it was written', async () => {
    const { http, sent } = createFakeHttp({ '/api/nomina/cargar-detalle': { message: 'x' } });
    const data = { files, fk_usuario_actualizacion: 1, descuentos: '', otros_ingresos: '10.5' };

    await detalleNominasProvider(http).update?.({
      id: 70,
      data: { ...data, suma: 5 },
      previousData: undefined,
      meta: { onProgress },
    });

    expect(sent).toEqual([
      { path: '/api/nomina/cargar-detalle', options: { body: { id: 70, ...data }, onProgress } },
    ]);
  });
});
