import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { authCalls } from '../../contract/auth';
import { open, refuse, ways } from '../support/api/refusedBodies';
import { openWorld } from '../support/api/world';
import { sized } from '../support/size';

const api = openWorld();

const tried = Object.keys(ways).slice(0, sized(2, 4));

test.each(tried)('[A19] refused bodies of 0 to 60 MB, %s, lose nothing', async (way) => {
  expect(await refuse(api, way, sized(9, 300))).toEqual([]);
});

test('[A19] a slow sender of a refused body can finish sending and reads why @long', async () => {
  const { client, close } = await open(api, 'direct');

  const refused = await client.post({
    path: authCalls.login.path,
    headers: { 'Content-Type': 'application/json' },
    bytes: 10_000_000,
    pause: () => wait(150),
  });

  expect(refused).toMatchObject({
    status: 413,
    closes: true,
    body: { error: expect.stringContaining('máximo es de 16 kB') },
  });
  await close();
});

test('[A19] a connection stays open after a refusal if its request was read to the end', async () => {
  const { client, close } = await open(api, 'direct');
  const post = (path: string, type: string, bytes: number) =>
    client.post({ path, headers: { 'Content-Type': type }, bytes });

  expect(await post(authCalls.login.path, 'application/json', 15_000)).toMatchObject({
    status: 400,
    closes: false,
  });
  expect(await post('/api/nada', 'application/json', 10)).toMatchObject({ status: 404, closes: false });
  await close();
});
