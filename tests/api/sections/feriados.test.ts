import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { feriadosRest } from '../../../contract/feriados';
import { type Client, openTestApi, type TestApi } from '../testApi';

const { calls } = feriadosRest;

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await openTestApi();
  client = await api.signIn('superadministrador');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('feriados').execute();
});

const feriado = {
  fecha: '2026-05-25',
  fecha_original: '2026-05-24',
  nombre: 'Batalla de Pichincha',
  ambito: 'N',
};
const create = (values: object = {}) => client.call(calls.create, { body: { ...feriado, ...values } });
const update = (body: { id: number }) => client.call(calls.update, { params: { id: body.id }, body });
const annul = (body: { id: number }) =>
  update({ ...body, ...{ estado: 'X', motivo_anulacion: 'Fecha equivocada' } });

test('days stay days, and a new holiday is never annulled', async () => {
  expect(await create({ estado: 'X', motivo_anulacion: 'no' })).toMatchObject({ status: 422 });
  const { body } = await create({ motivo_anulacion: 'no' });

  expect(body).toMatchObject({ ...feriado, estado: 'A', motivo_anulacion: '', version: 1 });
});

test('a day has one holiday of an ambito, unless the other is annulled', async () => {
  const twin = { status: 409, body: { error: 'Ya existe un feriado de ese ámbito en esa fecha' } };
  const { body } = await create();

  expect(await create({ nombre: 'Otro' })).toMatchObject(twin);
  expect((await create({ ambito: 'L' })).status).toBe(200);

  await annul(body);
  expect((await create({ nombre: 'Otro' })).status).toBe(200);
  expect(await create()).toMatchObject(twin);
});

test('one is annulled with a motivo, and stays as it is from then on', async () => {
  const { body } = await create();
  expect(await update({ ...body, estado: 'X' })).toMatchObject({
    status: 400,
    body: { error: 'Escriba el motivo de la anulación' },
  });

  const annulled = await annul(body);
  expect(annulled).toMatchObject({
    status: 200,
    body: { estado: 'X', motivo_anulacion: 'Fecha equivocada', version: 2 },
  });

  for (const estado of ['A', 'X']) {
    expect(await update({ ...annulled.body, estado, nombre: 'Otro' })).toMatchObject({
      status: 409,
      body: { error: 'El registro está anulado y no se puede modificar' },
    });
  }
});

test('a list is filtered by year, ambito and estado', async () => {
  await create();
  await create({ fecha: '2026-01-01', nombre: 'Año Nuevo' });
  await create({ fecha: '2026-12-31', nombre: 'Local', ambito: 'L' });
  await create({ fecha: '2025-12-25', nombre: 'Navidad' });
  const found = async (filter: object) => {
    const path = `${calls.list.path}?sort=["fecha","ASC"]&filter=${JSON.stringify(filter)}`;
    const call: Call = { ...calls.list, path };

    return (await client.call(call)).body.map(({ nombre }: { nombre: string }) => nombre);
  };

  expect(await found({ anio: 2026 })).toEqual(['Año Nuevo', 'Batalla de Pichincha', 'Local']);
  expect(await found({ anio: '2025' })).toEqual(['Navidad']);
  expect(await found({ anio: 2026, ambito: 'L', estado: 'A' })).toEqual(['Local']);
  expect(await found({ estado: 'X' })).toEqual([]);
});

test.each([
  { fecha: '2026-02-30', error: 'La fecha no existe' },
  { fecha_original: '24/05/2026', error: 'La fecha debe tener la forma AAAA-MM-DD' },
  { nombre: '', error: 'Este dato es obligatorio' },
  { ambito: 'X', error: 'Un dato no es válido' },
])('$error', async ({ error, ...values }) => {
  expect(await create(values)).toMatchObject({ status: 400, body: { error } });
});
