import { describe, expect, test } from 'vitest';
import { picture } from '../../files';
import { ask, failure, openHost } from './host';

describe('notificaciones', () => {
  const LIST = 'POST /api/notificaciones';
  const UPDATE = 'POST /api/notificaciones/update';

  test.each([
    [{ fk_usuario: 7 }, { fk_usuario: 7 }],
    [{}, {}],
  ])('[SPEC 7.11] getList of %o sends %o', async (filter, body) => {
    const { dataProvider, asked } = openHost({ [LIST]: { body: { notificaciones: [] } } });

    expect(await dataProvider.getList('notificaciones', { filter })).toEqual({ data: [], total: 0 });
    expect(asked).toEqual([{ call: LIST, body }]);
  });

  test('update marks as read', async () => {
    const { dataProvider, asked } = openHost({ [UPDATE]: { body: { message: 'Listo' } } });
    const previousData = { id: 4, leido: 'N' };
    const { data } = await dataProvider.update('notificaciones', { id: 4, data: {}, previousData });

    expect(asked).toEqual([{ call: UPDATE, body: { id: 4 } }]);
    expect(data).toEqual(previousData);
  });
});

test('a call whose answer is one record gets its query from meta', async () => {
  const { dataProvider, asked } = openHost({
    'GET /api/reportes/movimientos': { body: { saldo_anterior: '1.00', filas: [], saldo: '1.00' } },
  });
  const meta = { fecha_gte: '2026-11-01', fecha_lte: '2026-11-19', fk_usuario: '' };
  const { data } = await dataProvider.getOne('reportes', { id: 'movimientos', meta });

  expect(asked).toEqual([
    { call: 'GET /api/reportes/movimientos?fecha_gte=2026-11-01&fecha_lte=2026-11-19' },
  ]);
  expect(data).toEqual({ id: 'movimientos', answer: { saldo_anterior: 100, filas: [], saldo: 100 } });
});

test('a call that only writes sends the keys of its body, and keeps no password', async () => {
  const { dataProvider, asked } = openHost({
    'POST /api/usuarios/update_password': { body: { message: 'Contraseña actualizada' } },
  });
  const data = { password: 'otra-clave', usuarioActualizacion: 7, nombre: 'Eva' };
  const updated = await dataProvider.update('usuarios_password', { id: 12, data, previousData: { id: 12 } });

  expect(asked).toMatchObject([{ body: { id: 12, password: 'otra-clave', usuarioActualizacion: 7 } }]);
  expect(Object.keys(Object(asked[0]?.body))).not.toContain('nombre');
  expect(updated.data).toEqual({ id: 12, message: 'Contraseña actualizada' });
});

test('pictures are uploaded before their record, and come back as paths', async () => {
  const { dataProvider, asked } = openHost({ 'POST /api/archivos': { body: { paths: ['c/a.webp'] } } });
  const { data } = await dataProvider.create('archivos', { data: { files: [picture('a.png')] } });

  expect(asked).toEqual([{ call: 'POST /api/archivos', body: [['files', 'a.png']] }]);
  expect(data).toEqual({ id: 'c/a.webp', paths: ['c/a.webp'] });
});

describe('comprobantes', () => {
  const DONE = { body: { message: 'Listo', id: 7 } };
  const data = { files: [picture('a.png')], comprobante: 'c/a.webp', motivo: 'Otra foto', version: 3 };

  test.each([
    ['nomina', 'POST /api/comprobantes/nomina/7'],
    ['detalle_nominas', 'POST /api/comprobantes/detalle_nominas/7'],
  ])('of %s go as files', async (resource, call) => {
    const { dataProvider, asked } = openHost({ [call]: DONE });
    await dataProvider.update('comprobantes', { id: 7, data, previousData: {}, meta: { resource } });

    const body = [
      ['files', 'a.png'],
      ['motivo', 'Otra foto'],
    ];
    expect(asked).toEqual([{ call, body }]);
  });

  test('of a record go as a path, with its version', async () => {
    const call = 'POST /api/gastos/7/comprobante';
    const { dataProvider, asked } = openHost({ [call]: DONE });
    await dataProvider.update('comprobantes', {
      id: 7,
      data,
      previousData: {},
      meta: { resource: 'gastos' },
    });

    expect(asked).toEqual([{ call, body: { comprobante: 'c/a.webp', motivo: 'Otra foto', version: 3 } }]);
  });
});

test('the steps of a record come from its section', async () => {
  const { dataProvider, asked } = openHost({ 'GET /api/gastos/7/historial': { body: [] } });
  const params = { target: 'gastos', id: 7, filter: {} } as never;

  expect(await dataProvider.getManyReference('historial', params)).toEqual({ data: [], total: 0 });
  expect(asked).toEqual([{ call: 'GET /api/gastos/7/historial' }]);
});

describe('semanas', () => {
  const week = (cerrada: boolean) => ({
    body: {
      ...{ fecha: '2026-11-16', fk_usuario: 3, cerrada },
      diferencias: [{ usuario: 'Eva', suma: '9.00', ahora: '10.00' }],
    },
  });

  test.each([
    ['abierta', 'POST /api/nomina/7/reabrir', { motivo: 'Falta una venta' }],
    ['cerrada', 'POST /api/nomina/7/cerrar', {}],
  ])('a change to %s is a call of its own', async (estado, call, body) => {
    const { dataProvider, asked } = openHost({ [call]: week(estado === 'cerrada') });
    const data = { estado, motivo: 'Falta una venta' };
    const updated = await dataProvider.update('semanas', { id: 7, data, previousData: { id: 7 } });

    expect(asked).toEqual([{ call, body }]);
    expect(updated.data).toMatchObject({ id: 7, estado, diferencias: [{ id: 0, diferencia: 100 }] });
  });
});

test('sesiones are listed, and update signs out the others', async () => {
  const { dataProvider, asked } = openHost({
    'GET /api/sesiones': { body: { sesiones: [] } },
    'POST /api/sesiones/cerrar-otras': { body: { message: 'Sesiones cerradas' } },
  });

  expect(await dataProvider.getList('sesiones', {})).toEqual({ data: [], total: 0 });
  await dataProvider.update('sesiones', { id: 0, data: {}, previousData: {} });
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/sesiones', 'POST /api/sesiones/cerrar-otras']);
});

test('destinos leave out the administrador who sends', async () => {
  const usuarios = [
    { id: 3, nombre: 'Ana', apellido: 'Paredes' },
    { id: 4, nombre: 'Luis', apellido: 'Zambrano' },
  ];
  const { dataProvider } = openHost({ 'GET /api/transferencias/destinos': { body: { usuarios } } });
  const idsOf = async (filter: object) =>
    (await dataProvider.getList('destinos', { filter })).data.map(({ id }) => id);

  expect(await idsOf({ origen: 3 })).toEqual([4]);
  expect(await idsOf({ q: 'ana' })).toEqual([3]);
  expect((await dataProvider.getMany('destinos', { ids: [4] })).data).toMatchObject([{ id: 4 }]);
});

test('an import sends its rows once by their key, to the section of meta', async () => {
  const call = 'POST /api/gastos/importar';
  const answer = { nuevas: 1, cambiadas: 0, iguales: 0, filas: [] };
  const { dataProvider, asked } = openHost({ [call]: { body: answer } });
  const data = {
    archivo: 'a.csv',
    columnas: ['valor'],
    filas: [['1']],
    por_defecto: {},
    solo_revisar: false,
  };
  const meta = { section: 'gastos', idempotencyKey: 'una-clave' };
  const created = await dataProvider.create('importaciones', { data, meta });

  expect(asked).toEqual([{ call, body: data, key: 'una-clave' }]);
  expect(created.data).toMatchObject({ id: 'gastos', nuevas: 1 });
});

test.each(['getList', 'getOne', 'create', 'update'] as const)(
  '%s of a resource that is not declared throws',
  async (verb) => {
    const { dataProvider, asked } = openHost();
    const params = { id: 1, data: {}, previousData: {} };

    expect(await failure(ask(dataProvider, verb, 'rutas', params))).toMatchObject({
      message: `rutas: the API offers no ${verb}`,
    });
    expect(asked).toEqual([]);
  },
);
