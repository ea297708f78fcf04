import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse, ways } from '../api/refusedBodies';
import { openTestApi, type TestApi } from '../api/testApi';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test.each(Object.keys(ways))('[A19] 300 refused bodies of 0 to 60 MB, %s, lose nothing', async (way) => {
  expect(await refuse(api, way, 300)).toEqual([]);
});
