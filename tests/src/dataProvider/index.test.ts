import { describe, expect, test } from 'vitest';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { ask, failure, NEVER, openHost } from '../../support/dataProvider/host';
import { picture } from '../../support/files';

const files = [picture('a.png')];
const week = { estado: 'abierta', motivo: 'Falta una venta' };
const anyRows = { archivo: 'a.csv', columnas: [], filas: [], por_defecto: {}, solo_revisar: true };

/** Every call of the small dialects; the large ones have files of their own. */
const calls: readonly [resource: string, verb: string, call: string, params: object][] = [
  ['notificaciones', 'getList', 'POST /api/notificaciones', { filter: {} }],
  ['notificaciones', 'update', 'POST /api/notificaciones/update', { id: 4, data: {}, previousData: {} }],
  ['reportes', 'getOne', 'GET /api/reportes/historico', { id: 'historico', meta: {} }],
  ['dashboard', 'getOne', 'GET /api/dashboard', { id: 'one', meta: {} }],
  ['planillas', 'getOne', 'GET /api/planillas/global', { id: 'global', meta: {} }],
  ['pagos', 'getOne', 'GET /api/pagos/personal', { id: 'payees', meta: {} }],
  ['colillas', 'getOne', 'GET /api/colillas/mayor', { id: 'largest', meta: { fk_vendedor: 1 } }],
  ['colillas', 'getOne', 'GET /api/colillas/premio', { id: 'check', meta: {} }],
  ['busqueda', 'getOne', 'GET /api/busqueda', { id: 'find', meta: { q: 'ana' } }],
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

const reads = calls.filter(([, verb]) => verb.startsWith('get'));

describe.each(calls)('[D4] %s.%s', (resource, verb, call, params) => {
  test('passes on the text and the fields of a refusal', async () => {
    const error = { error: 'La caja está cerrada', errors: { motivo: 'Escriba el motivo' } };
    const { dataProvider, asked } = openHost({ [call]: { status: 422, body: error } });

    expect(await failure(ask(dataProvider, verb, resource, params))).toMatchObject({
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

    expect(await failure(ask(dataProvider, verb, resource, params))).toMatchObject({
      message: GENERIC_ERROR,
    });
  });
});

test.each(reads)('[D4] an abort ends %s.%s', async (resource, verb, call, params) => {
  const { dataProvider, asked } = openHost({ [call]: { body: NEVER } });
  const controller = new AbortController();
  const read = failure(ask(dataProvider, verb, resource, { ...params, signal: controller.signal }));
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
  const meta = { por: 'mes', background: true };
  await failure(dataProvider.getOne('reportes', { id: 'historico_global', meta }));

  expect(asked).toMatchObject([{ call: 'GET /api/reportes/historico_global?por=mes', background: true }]);
});
