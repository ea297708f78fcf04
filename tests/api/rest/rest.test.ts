import { beforeEach, describe, expect, test } from 'vitest';
import { sorteosRest } from '../../../contract/sorteos';
import { openWorld, refusedWith, using } from '../../support/api/world';
import { sorteo } from '../../support/factories';

const { calls } = sorteosRest;

const world = openWorld();
beforeEach(async () => {
  await world.db.deleteFrom('sorteos').execute();
});

const create = async (values: object = {}) =>
  (await using(calls).create(world.chief, { ...sorteo, ...values })).body;
const list = (query: Record<string, unknown>) => {
  const asJson = Object.entries(query).map(([name, word]) => [name, JSON.stringify(word)]);

  return using(calls).list(world.chief, Object.fromEntries(asJson));
};
const names = async (query: Record<string, unknown>) =>
  (await list(query)).body.map(({ nombre }: { nombre: string }) => nombre);

const createAll = async (...nombres: string[]) => {
  for (const nombre of nombres) await create({ nombre });
};

describe('a list', () => {
  test('returns one page in the requested order, and the total', async () => {
    await createAll('Beta', 'Alfa', 'Gama', 'Delta', 'Zeta');

    const { status, headers, body } = await list({ sort: ['nombre', 'ASC'], range: [1, 3] });

    expect(status).toBe(200);
    expect(headers.get('content-range')).toBe('sorteos 1-3/5');
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Beta', 'Delta', 'Gama']);
    expect(await names({ sort: ['id', 'DESC'], range: [0, 1] })).toEqual(['Zeta', 'Delta']);
  });

  test('returns the total with an empty page too', async () => {
    await createAll('Beta', 'Alfa');

    expect((await list({ range: [10, 1009] })).headers.get('content-range')).toBe('sorteos */2');
    expect((await list({ filter: { id: [] } })).headers.get('content-range')).toBe('sorteos */0');
  });

  test('getMany reads the records of some ids', async () => {
    await createAll('Beta', 'Alfa');
    const { id } = await create({ nombre: 'Gama' });

    expect(await names({ filter: { id: [id, 987_654] } })).toEqual(['Gama']);
    expect(await names({ filter: { id: [String(id)] } })).toEqual(['Gama']);
    expect(await names({ filter: { id } })).toEqual(['Gama']);
  });

  test.each([
    { q: 'lot', found: ['Lotería Única', 'Lotto'] },
    { q: 'UNICA loteria', found: ['Lotería Única'] },
    { q: 'ÚNICA', found: ['Lotería Única'] },
    { q: '100%', found: ['100% suerte'] },
    { q: '_', found: [] },
    { q: '\\', found: [] },
    { q: '   ', found: ['100% suerte', 'Lotería Única', 'Lotto'] },
    { q: '', found: ['100% suerte', 'Lotería Única', 'Lotto'] },
    { q: null, found: ['100% suerte', 'Lotería Única', 'Lotto'] },
  ])('a search for $q finds $found', async ({ q, found }) => {
    await createAll('100% suerte', 'Lotería Única', 'Lotto');

    expect(await names({ filter: { q } })).toEqual(found);
  });

  test('accepts up to a thousand ids', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

    expect((await list({ filter: { id: ids(1000) } })).status).toBe(200);
    expect(await list({ filter: { id: ids(1001) } })).toMatchObject(
      refusedWith(400, 'El filtro no es válido'),
    );
  });

  test('combines its filters', async () => {
    await createAll('Alfa', 'Beta');
    await create({ nombre: 'Alfa dos', estado: 'I' });

    expect(await names({ filter: { q: 'alfa', estado: 'A' } })).toEqual(['Alfa']);
  });

  test.each([
    [{ filter: { cifras: 4 } }, 'No se puede filtrar por ese dato'],
    [{ filter: { fk_usuario_creacion: 1 } }, 'No se puede filtrar por ese dato'],
    [{ filter: { constructor: 1 } }, 'No se puede filtrar por ese dato'],
    [{ filter: { '1=1 or id': 1 } }, 'No se puede filtrar por ese dato'],
    [{ filter: { estado: 'Z' } }, 'El filtro no es válido'],
    [{ filter: { q: 'a\0b' } }, 'El filtro no es válido'],
    [{ filter: { q: 'x'.repeat(101) } }, 'El filtro no es válido'],
    [{ filter: { id: ['x'] } }, 'El filtro no es válido'],
    [{ filter: [1] }, 'El filtro no es válido'],
    [{ sort: ['juega_feriado', 'ASC'] }, 'No se puede ordenar por ese dato'],
    [{ sort: ['id; drop table sorteos', 'ASC'] }, 'No se puede ordenar por ese dato'],
    [{ sort: ['id', 'asc; select 1'] }, 'El orden no es válido'],
    [{ sort: 'id' }, 'El orden no es válido'],
    [{ range: [-1, 10] }, 'El rango no es válido'],
    [{ range: [0, 1e300] }, 'El rango no es válido'],
    [{ range: [10, 0] }, 'El rango no es válido'],
    [{ range: [0, 1000] }, 'Se pueden pedir 1,000 registros como máximo'],
  ])('refuses %j: %s', async (query, error) => {
    expect(await list(query)).toMatchObject(refusedWith(400, error));
  });

  test('refuses parameters that are not JSON', async () => {
    expect(await world.chief.call(calls.list, { query: { filter: '{' } })).toMatchObject(
      refusedWith(400, 'El filtro no es válido'),
    );
  });
});

describe('a record', () => {
  test('is never deleted', async () => {
    const { id } = await create();
    const headers = { authorization: `Bearer ${world.chief.token}` };

    expect((await world.send(`${calls.list.path}/${id}`, { method: 'DELETE', headers })).status).toBe(404);
    expect(await names({})).toEqual(['Lotto']);
  });
});
