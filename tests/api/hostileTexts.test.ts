import { beforeAll, expect, test } from 'vitest';
import { archivosCalls } from '../../contract/archivos';
import { nominaCalls } from '../../contract/nomina';
import { cpuSeconds } from '../support/api/cpuSeconds';
import { file, png, pngText } from '../support/api/files/pictures';
import type { Client } from '../support/api/testApi';
import { openWorld } from '../support/api/world';

const api = openWorld();
let client: Client;
beforeAll(async () => {
  client = await api.signIn('superadministrador');
});

const MEGABYTE = 1_000_000;
const fill = (seed: string, size = MEGABYTE) => seed.repeat(Math.ceil(size / seed.length));

test('[A18] bodies with 10,000 keys or a depth of 400,000 get an answer', async () => {
  const post = (body: string) =>
    api.send(nominaCalls.list.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      body,
    });
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const keys = Array.from({ length: 10_000 }, (_, n) => `"k${n}":${n}`).join();

  expect(await post(`{"limit":25,"offset":0,${keys}}`)).toMatchObject({ status: 200 });
  for (const depth of [1000, 400_000]) {
    expect(await post(`{"limit":25,"offset":0,"x":${nested(depth)}}`)).toMatchObject({ status: 200 });
    expect(await post(`{"limit":25,"offset":0,"fecha_inicio":${nested(depth)}}`)).toMatchObject({
      status: 400,
    });
    expect(await post(nested(depth))).toMatchObject({ status: 400 });
  }
});

test('[A18] the worst text of every header and of the query is refused in linear time', async () => {
  const names = ['authorization', 'cookie', 'x-forwarded-proto', 'content-type', 'origin', 'accept-encoding'];
  const seeds = [
    'Bearer ',
    'a',
    'a.',
    '; ',
    ' ',
    ',',
    'https ',
    ';boundary=',
    'br;q',
    '%',
    'loteria_sesion=',
  ];
  const size = 20_000;

  const cost = await cpuSeconds(async () => {
    for (const seed of seeds) {
      const text = `${fill(seed, size)}!`;
      for (const name of names) {
        const { status } = await api.send(nominaCalls.list.path, {
          method: 'POST',
          headers: { [name]: text },
        });
        expect([401, 403, 404]).toContain(status);
      }
      for (const query of ['filter', 'sort', 'range', 'q', 'fecha_gte']) {
        const { status } = await api.send(`/api/gastos?${query}=${encodeURIComponent(text)}`, {
          headers: { authorization: `Bearer ${client.token}` },
        });
        expect(status).toBeLessThan(500);
      }
    }
  });

  expect(cost).toBeLessThan(60);
});

test('[A18] a picture full of markup is refused in linear time @ci', async () => {
  const size = 9 * MEGABYTE;
  const seeds = [
    '<svg ',
    `<svg ${'on'.repeat(98)}`,
    `<svg ${`on${'a'.repeat(40)} `.repeat(4)}`,
    `<svg ${'on '.repeat(65)}`,
  ];

  for (const text of [...seeds.map((seed) => fill(seed, size)), `<svg onx${fill(' ', size)}`]) {
    const files = [file(png(2, 2, [pngText(`${text}<script`)]))];
    const cost = await cpuSeconds(async () => {
      const sent = { body: { files } };
      expect(await client.call(archivosCalls.upload, sent)).toMatchObject({ status: 422 });
    });
    expect(cost).toBeLessThan(10);
  }
});
