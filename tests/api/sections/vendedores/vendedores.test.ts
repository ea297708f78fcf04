import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../../../contract/call';
import { vendedoresRest } from '../../../../contract/vendedores';
import { type Client, openTestApi, type TestApi } from '../../testApi';

const { calls } = vendedoresRest;

let api: TestApi;
let chief: Client;
let boss: Client;
let other: Client;
beforeAll(async () => {
  api = await openTestApi();
  chief = await api.signIn('superadministrador');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('vendedores').execute();
  boss = await api.signIn('administrador');
  other = await api.signIn('administrador');
});

const CEDULAS = ['1710034065', '0926687856', '3012345678'];
const vendedor = (place = 0) => ({
  codigo: `P-${place}`,
  nombre: 'Ana',
  apellido: `Loor ${place}`,
  cedula: CEDULAS[place],
  telefono: '099 123 4567',
  direccion: 'Av. 9 de Octubre',
  porcentaje: '12.50',
  cuenta_bancaria: '2200011111',
  estado: 'A',
});
const create = (who: Client, values: object = {}, place = 0) =>
  who.call(calls.create, { body: { ...vendedor(place), ...values } });
const update = (who: Client, body: { id: number }) =>
  who.call(calls.update, { params: { id: body.id }, body });
const list = async (who: Client, filter: object = {}) => {
  const call: Call = { ...calls.list, path: `${calls.list.path}?filter=${JSON.stringify(filter)}` };

  return (await who.call(call)).body;
};
const codes = async (who: Client, filter: object = {}) =>
  (await list(who, filter)).map(({ codigo }: { codigo: string }) => codigo);

test('codigo, in whatever case, and cedula belong to one promotor alone, whoever else has them', async () => {
  await create(boss);

  expect(await create(other, { codigo: 'p-0' }, 1)).toMatchObject({
    status: 409,
    body: { error: 'Ya existe un promotor con ese código' },
  });
  expect(await create(other, { cedula: CEDULAS[0] }, 1)).toMatchObject({
    status: 409,
    body: { error: 'Ya existe un promotor con esa cédula' },
  });
});

describe('whose promotor', () => {
  test('a superadministrador sees all, filters by administrador and gives a promotor to another', async () => {
    const { body } = await create(boss);
    await create(other, {}, 1);

    expect(await codes(chief)).toEqual(['P-0', 'P-1']);
    expect(await codes(chief, { fk_usuario: boss.user.id })).toEqual(['P-0']);

    await update(chief, { ...body, fk_usuario: other.user.id });
    expect(await codes(boss)).toEqual([]);
    expect(await codes(other)).toEqual(['P-0', 'P-1']);
  });

  test('an administrador disabled later keeps theirs', async () => {
    const { body } = await create(boss);
    await api.db.updateTable('usuarios').set({ estado: 'I' }).where('id', '=', boss.user.id).execute();
    expect((await update(chief, { ...body, nombre: 'Eva' })).status).toBe(200);
  });
});

describe('the short view', () => {
  beforeEach(async () => {
    await create(boss);
    await create(other, {}, 1);
  });

  test('of premiacion and revisor reaches every promotor', async () => {
    for (const rol of ['premiacion', 'revisor'] as const) {
      expect(await list(await api.signIn(rol))).toEqual([
        { id: expect.any(Number), codigo: 'P-0', nombre: 'Ana', apellido: 'Loor 0', estado: 'A' },
        { id: expect.any(Number), codigo: 'P-1', nombre: 'Ana', apellido: 'Loor 1', estado: 'A' },
      ]);
    }
  });

  test('of a sumador reaches the promotores of their principal, and none without one', async () => {
    const sumador = await api.signIn('sumador', { fk_usuario_principal: other.user.id });

    expect(await codes(sumador)).toEqual(['P-1']);
    expect(await codes(await api.signIn('sumador'))).toEqual([]);
  });

  test('finds nobody by a cedula that it does not show', async () => {
    const revisor = await api.signIn('revisor');

    expect(await codes(chief, { q: CEDULAS[0] })).toEqual(['P-0']);
    expect(await codes(revisor, { q: CEDULAS[0] })).toEqual([]);
    expect(await codes(revisor, { q: 'loor 1' })).toEqual(['P-1']);
  });
});
