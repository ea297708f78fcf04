import { expect, test } from 'vitest';
import { createDataProvider, type ResourceProvider } from '../../../src/dataProvider';
import type { FetchJson } from '../../../src/http/fetchJson';
import type { Http } from '../../../src/http/http';

const noHttp: Http = () => Promise.reject(new Error('no call expected'));

/** A simple REST host that notes what it is asked for. */
const createHost = () => {
  const asked: string[] = [];
  const fetchJson: FetchJson = async (path, { method = 'GET' } = {}) => {
    asked.push(`${method} ${path}`);

    return {
      status: 200,
      headers: new Headers({ 'Content-Range': 'sorteos 0-0/7' }),
      body: '',
      json: [{ id: 1 }],
    };
  };

  return { asked, fetchJson };
};

const nomina: ResourceProvider = {
  getOne: async ({ id }) => ({ data: { id, from: 'nomina' } }),
};

const createFixture = () => {
  const { asked, fetchJson } = createHost();

  return {
    asked,
    dataProvider: createDataProvider({
      http: noHttp,
      fetchJson,
      resources: [{ name: 'nomina', provider: () => nomina }],
    }),
  };
};

test('a verb goes to the provider of its resource', async () => {
  const { dataProvider, asked } = createFixture();

  await expect(dataProvider.getOne('nomina', { id: 3 })).resolves.toEqual({
    data: { id: 3, from: 'nomina' },
  });
  expect(asked).toEqual([]);
});

test('a resource without a provider speaks simple REST under /api', async () => {
  const { dataProvider, asked } = createFixture();

  const { data, total } = await dataProvider.getList('sorteos', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'nombre', order: 'ASC' },
    filter: { estado: 'A' },
  });

  expect({ data, total }).toEqual({ data: [{ id: 1 }], total: 7 });
  expect(decodeURIComponent(asked[0] ?? '')).toBe(
    'GET /api/sorteos?filter={"estado":"A"}&range=[25,49]&sort=["nombre","ASC"]',
  );
});

test('a verb that the API lacks says so', async () => {
  const { dataProvider, asked } = createFixture();

  await expect(dataProvider.update('nomina', { id: 1, data: {}, previousData: { id: 1 } })).rejects.toThrow(
    'nomina: the API offers no update',
  );
  await expect(dataProvider.delete('sorteos', { id: 1 })).rejects.toThrow(
    'sorteos: the API offers no delete',
  );
  expect(asked).toEqual([]);
});
