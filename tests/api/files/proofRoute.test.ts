import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStore } from '../../../api/files/diskStore';
import { authCalls } from '../../../contract/auth';
import { businessOn } from '../business';
import { type Client, openTestApi, type TestApi } from '../testApi';
import { png } from './pictures';

const NAME = `${'0a'.repeat(16)}.png`;
const LINK = `${'0b'.repeat(16)}.png`;
const FOLDER = `${'0c'.repeat(16)}.png`;
const SECRET = 'un secreto';

let api: TestApi;
let client: Client;
const read: string[] = [];
beforeAll(async () => {
  const filesDir = await mkdtemp(join(tmpdir(), 'loteria-comprobantes-'));
  const store = diskStore(filesDir);
  const noted = async (name: string) => {
    read.push(name);

    return store.read(name);
  };
  api = { ...(await openTestApi({ proofs: { ...store, read: noted } })), filesDir };
  client = await api.signIn('revisor');
  const on = businessOn(api.db);
  const { id: fk_usuario } = await api.addUser({ rol: 'administrador' });
  const fk_vendedor = await on.vendedor({ fk_usuario });
  const place = { fecha: '2026-10-14', fk_sorteo: await on.sorteo(), fk_vendedor, fk_usuario };
  const imagen = [NAME, LINK, FOLDER].map((name) => `comprobantes/${name}`).join(',');
  await on.premio({ ...place, valor: 1, estado: 'PENDIENTE', imagen });
  await writeFile(join(api.filesDir, NAME), png());
  await writeFile(join(api.filesDir, 'secreto.txt'), SECRET);
  await symlink(join(api.filesDir, 'secreto.txt'), join(api.filesDir, LINK));
  await mkdir(join(api.filesDir, FOLDER));
});
afterAll(() => api.close());

const get = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
  api.send(path, { headers: cookie ? { cookie, ...headers } : headers });

test('[A8] a proof is served to the cookie of a live session, as a picture that can do nothing', async () => {
  const { status, headers, body } = await get(`/comprobantes/${NAME}`, client.cookie);

  expect(status).toBe(200);
  expect(Buffer.from(body)).toEqual(png());
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  });
});

test('a browser that holds it is told so only while the session lives, and without a look into the store', async () => {
  const held = { 'if-none-match': `"${NAME}"` };
  read.length = 0;

  expect(await get(`/comprobantes/${NAME}`, client.cookie, held)).toMatchObject({ status: 304 });
  expect(await get(`/comprobantes/${NAME}`, undefined, held)).toMatchObject({ status: 401 });
  expect(read).toEqual([]);
});

describe('[A8] no proof without a live session:', () => {
  const refused = async (cookie?: string, headers?: Record<string, string>) => {
    const { status, body } = await get(`/comprobantes/${NAME}`, cookie, headers);

    expect(body).toEqual({ error: expect.any(String) });
    return status;
  };

  test('no cookie, a made-up one, a bearer token alone', async () => {
    expect(await refused()).toBe(401);
    expect(await refused('loteria_sesion=inventado')).toBe(401);
    expect(await refused(undefined, { authorization: `Bearer ${client.token}` })).toBe(401);
    expect(await refused(`loteria_sesion=${client.token}`)).toBe(401);
  });

  test('signed out, disabled, without a role, expired', async () => {
    const out = await api.signIn('revisor');
    await out.call(authCalls.logout);
    expect(await refused(out.cookie)).toBe(401);

    const disabled = await api.signIn('revisor');
    await api.db.updateTable('usuarios').set({ estado: 'I' }).where('id', '=', disabled.user.id).execute();
    expect(await refused(disabled.cookie)).toBe(401);

    expect(await refused((await api.signIn('')).cookie)).toBe(403);

    const before = api.clock.now;
    const old = await api.signIn('revisor');
    api.tick(31 * 24 * 60 * 60);
    expect(await refused(old.cookie)).toBe(401);
    api.clock.now = before;
  });

  test('a replaced token, once its grace is over', async () => {
    const user = await api.signIn('revisor');
    await user.call(authCalls.refresh);
    expect((await get(`/comprobantes/${NAME}`, user.cookie)).status).toBe(200);
    api.tick(11);

    expect(await refused(user.cookie)).toBe(401);
  });
});

describe('[A8] nothing but proofs is served', () => {
  const steps = [
    '..',
    '%2e%2e',
    '%2E.',
    '..%00',
    '....',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '.%2e',
    '..;',
    '\\..',
  ];
  const slashes = ['/', '%2f', '%5c', '%252f', '//', '/./'];
  const traversals = steps.flatMap((step) =>
    slashes.flatMap((slash) => [
      `${step}${slash}secreto.txt`,
      `${step}${slash}${step}${slash}${step}${slash}etc${slash}passwd`,
    ]),
  );
  const names = [
    'secreto.txt',
    './secreto.txt',
    `${NAME}/../secreto.txt`,
    `${NAME}%00.png`,
    `${NAME}%0a`,
    `secreto.txt%00${NAME}`,
    `${NAME}::$DATA`,
    `${NAME}.`,
    `${NAME}%20`,
    NAME.toUpperCase(),
    `.${NAME}`,
    `file:%2f%2f${NAME}`,
    'pendientes',
    `pendientes%2f${NAME}`,
    '%ff',
    '%',
    '',
    '.',
    '%00',
    '*',
  ];

  test.each([...traversals, ...names])('%s', async (name) => {
    const { status, body } = await get(`/comprobantes/${name}`, client.cookie);

    expect(status).toBe(404);
    expect(body).toEqual({ error: expect.any(String) });
  });

  test('a symbolic link, a folder', async () => {
    for (const name of [LINK, FOLDER]) {
      expect(await get(`/comprobantes/${name}`, client.cookie)).toMatchObject({
        status: 404,
        body: { error: 'No existe el comprobante' },
      });
    }
  });
});
