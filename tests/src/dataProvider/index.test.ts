import type { DataProvider } from 'ra-core';
import { describe, expect, test } from 'vitest';
import { busquedaCalls } from '../../../contract/busqueda';
import type { Call } from '../../../contract/call';
import { colillasCalls } from '../../../contract/colillas';
import { dashboardCalls } from '../../../contract/dashboard';
import { pagosCalls } from '../../../contract/pagos';
import { planillasCalls } from '../../../contract/planillas';
import { reportesCalls } from '../../../contract/reportes';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { ask, failure, NEVER, openHost } from '../../support/dataProvider/host';
import { picture } from '../../support/files';

const files = [picture('a.png')];
const week = { estado: 'abierta', motivo: 'Falta una venta' };
const anyRows = { archivo: 'a.csv', columnas: [], filas: [], por_defecto: {}, solo_revisar: true };

/** Calls that no verb fits, with a query. */
const reading: readonly [Call, query?: object][] = [
  [reportesCalls.historico],
  [dashboardCalls.one],
  [planillasCalls.global],
  [pagosCalls.payees],
  [colillasCalls.largest, { fk_vendedor: 1 }],
  [colillasCalls.check],
  [busquedaCalls.find, { q: 'ana' }],
];

/** Every call of the small dialects; the large ones have files of their own. */
const verbs: readonly [resource: string, verb: string, call: string, params: object][] = [
  ['notificaciones', 'getList', 'POST /api/notificaciones', { filter: {} }],
  ['notificaciones', 'update', 'POST /api/notificaciones/update', { id: 4, data: {}, previousData: {} }],
  ['usuarios_password', 'update', 'POST /api/usuarios/update_password', { id: 1, data: {} }],
  ['password', 'update', 'POST /api/usuarios/update_password_usuario', { id: 1, data: {} }],
  ['sesiones', 'getList', 'GET /api/sesiones', {}],
  ['sesiones', 'update', 'POST /api/sesiones/cerrar-otras', { id: 0, data: {} }],
  ['archivos', 'create', 'POST /api/archivos', { data: { files } }],
  ['comprobantes', 'update', 'POST /api/comprobantes/nomina/7', proof('nomina')],
  ['comprobantes', 'update', 'POST /api/gastos/7/comprobante', proof('gastos')],
  ['destinos', 'getList', 'GET /api/transferencias/destinos', { filter: {} }],
  ['destinos', 'getMany', 'GET /api/transferencias/destinos', { ids: [4] }],
  ['historial', 'getManyReference', 'GET /api/gastos/7/historial', { target: 'gastos', id: 7, filter: {} }],
  ['importaciones', 'create', 'POST /api/gastos/importar', { data: anyRows, meta: { section: 'gastos' } }],
  ['semanas', 'getOne', 'GET /api/nomina/7/semana', { id: 7 }],
  ['semanas', 'update', 'POST /api/nomina/7/reabrir', { id: 7, data: week }],
  ['semanas', 'update', 'POST /api/nomina/7/cerrar', { id: 7, data: { estado: 'cerrada' } }],
];

function proof(resource: string) {
  return { id: 7, data: { files, comprobante: 'a.webp', motivo: 'Otra', version: 3 }, meta: { resource } };
}

type Send = (dataProvider: DataProvider, more?: { signal: AbortSignal }) => Promise<unknown>;

const calls: readonly [what: string, call: string, send: Send][] = [
  ...verbs.map(([resource, verb, call, params]): [string, string, Send] => [
    `${resource}.${verb}`,
    call,
    (dataProvider, more) => ask(dataProvider, verb, resource, { ...params, ...more }),
  ]),
  ...reading.map(([call, query]): [string, string, Send] => [
    `call ${call.path}`,
    `${call.method} ${call.path}`,
    (dataProvider, more) => dataProvider.call(call, { query, ...more }),
  ]),
];

const reads = calls.filter(([what]) => /^call |\.get/.test(what));

describe.each(calls)('[D4] %s', (_, call, send) => {
  test('passes on the text and the fields of a refusal', async () => {
    const error = { error: 'La caja está cerrada', errors: { motivo: 'Escriba el motivo' } };
    const { dataProvider, asked } = openHost({ [call]: { status: 422, body: error } });

    expect(await failure(send(dataProvider))).toMatchObject({
      status: 422,
      message: 'La caja está cerrada',
    });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a number', 7],
    ['null', null],
  ])('refuses %s as an answer', async (_, body) => {
    const { dataProvider } = openHost({ [call]: { body } });

    expect(await failure(send(dataProvider))).toMatchObject({ message: GENERIC_ERROR });
  });
});

test.each(reads)('[D4] an abort ends %s', async (_, call, send) => {
  const { dataProvider, asked } = openHost({ [call]: { body: NEVER } });
  const controller = new AbortController();
  const read = failure(send(dataProvider, { signal: controller.signal }));
  await expect.poll(() => asked.length).toBe(1);
  controller.abort();

  expect(await read).toMatchObject({ name: 'AbortError' });
});

test.each(['getList', 'getOne', 'create', 'update'] as const)(
  '[D4] %s of a resource that is not declared throws',
  async (verb) => {
    const { dataProvider, asked } = openHost();
    const params = { id: 1, data: {}, previousData: {} };

    expect(await failure(ask(dataProvider, verb, 'rutas', params))).toMatchObject({
      message: `rutas: the API offers no ${verb}`,
    });
    expect(asked).toEqual([]);
  },
);

test.each([
  ['usuarios', 'GET /api/usuarios', { usuarios: [] }],
  ['notificaciones', 'POST /api/notificaciones', { notificaciones: [] }],
  ['gastos', 'GET /api/gastos', []],
])(
  'a list of %s with meta.background tells our own API that nobody waits for it',
  async (name, call, body) => {
    const { dataProvider, asked } = openHost({ [call]: { body, headers: { 'Content-Range': '*/0' } } });
    const params = {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    } as const;
    await dataProvider.getList(name, params);
    await dataProvider.getList(name, { ...params, meta: { background: true } });

    expect(asked.map(({ background }) => background)).toEqual([undefined, true]);
  },
);

test('the query of a report has no word of meta.background', async () => {
  const { dataProvider, asked } = openHost();
  const asking = { query: { por: 'mes' }, meta: { background: true } };
  await failure(dataProvider.call(reportesCalls.historico_global, asking));

  expect(asked).toMatchObject([{ call: 'GET /api/reportes/historico_global?por=mes', background: true }]);
});

test('[D4] a call gets its query without empty values, and its money becomes cents', async () => {
  const { dataProvider, asked } = openHost({
    'GET /api/reportes/movimientos': { body: { saldo_anterior: '1.00', filas: [], saldo: '1.00' } },
  });
  const query = { fecha_gte: '2026-11-01', fecha_lte: '2026-11-19', fk_usuario: '' };
  const { data } = await dataProvider.call(reportesCalls.movimientos, { query });

  expect(asked).toEqual([
    { call: 'GET /api/reportes/movimientos?fecha_gte=2026-11-01&fecha_lte=2026-11-19' },
  ]);
  expect(data).toEqual({ answer: { saldo_anterior: 100, filas: [], saldo: 100 } });
});
