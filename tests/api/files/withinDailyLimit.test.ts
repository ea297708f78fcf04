import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { archivosCalls } from '../../../contract/archivos';
import { bytes, file, jpeg, png } from '../../support/api/files/pictures';
import type { Client } from '../../support/api/testApi';
import { openWorld } from '../../support/api/world';

const api = openWorld({ dailyLimit: { pictures: 5, megabytes: 1 } });
let ana: Client;

beforeEach(async () => {
  ana = await api.signIn('sumador');
});

const upload = (count: number, content = png(), who = ana) =>
  who.call(archivosCalls.upload, { body: { files: Array.from({ length: count }, () => file(content)) } });
const stored = async () => (await readdir(api.filesDir)).filter((name) => name !== 'pendientes').length;
const heavy = (size: number) => bytes(jpeg(), Buffer.alloc(size));

test('[A21] a user can upload a limited number of pictures a day, and is told when they can upload more', async () => {
  expect((await upload(3)).status).toBe(200);
  const before = await stored();

  const refused = await upload(3);

  expect(refused).toMatchObject({
    status: 429,
    body: {
      error: 'Puede cargar 5 imágenes por día y hoy ya cargó 3. Podrá cargar más mañana, desde las 00:00.',
    },
  });
  expect(refused.headers.get('retry-after')).toBe(String(14 * 60 * 60));
  expect(await stored()).toBe(before);
  expect((await upload(2)).status).toBe(200);
  expect((await upload(1)).status).toBe(429);
  expect((await upload(5, png(), await api.signIn('sumador'))).status).toBe(200);
});

test('[A21] a user can upload a limited number of megabytes a day, counted as sent', async () => {
  expect((await upload(1, heavy(700_000))).status).toBe(200);

  expect(await upload(1, heavy(400_000))).toMatchObject({
    status: 429,
    body: {
      error:
        'Puede cargar 1 MB en imágenes por día y hoy ya cargó 0 MB. Podrá cargar más mañana, desde las 00:00.',
    },
  });
  expect((await upload(1)).status).toBe(200);
});

test('[A21] the limit ends with the day in Guayaquil, not before', async () => {
  const { now } = api.clock;
  const uploadAt = async (instant: string, count: number) => {
    api.clock.now = new Date(instant);

    return upload(count, png(), await api.signInAs(ana.user));
  };
  await upload(5);

  const last = await uploadAt('2026-10-15T04:59:59.500Z', 1);
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await uploadAt('2026-10-15T05:00:00.000Z', 5)).status).toBe(200);
  expect((await uploadAt('2026-10-15T05:00:00.000Z', 1)).status).toBe(429);
  api.clock.now = now;
});

test('[A21] uploads at once get no more than one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(1)));

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), 429, 429, 429]);
});

test('an upload that fails with a server error does not count', async () => {
  await sql`alter table archivos rename to apartados`.execute(api.db);
  const { status } = await upload(5);
  await sql`alter table apartados rename to archivos`.execute(api.db);

  expect(status).toBe(500);
  expect((await upload(5)).status).toBe(200);
});

test('a refused upload does not count', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect((await upload(5, Buffer.from('no es una imagen'))).status).toBe(422);
  }

  expect((await upload(5)).status).toBe(200);
});
