import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { png } from '../../support/api/files/pictures';
import type { Client } from '../../support/api/testApi';
import { openWorld, refusedWith, TODAY } from '../../support/api/world';

const NAME = `${'0a'.repeat(16)}.png`;
const LINK = `${'0b'.repeat(16)}.png`;
const FOLDER = `${'0c'.repeat(16)}.png`;

const api = openWorld();
let client: Client;
beforeAll(async () => {
  const { on, filesDir, berta, zoe, lotto } = api;
  client = api.rosa;
  const place = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe, fk_usuario: berta.user.id };
  const imagen = [NAME, LINK, FOLDER].map((name) => `comprobantes/${name}`).join(',');
  await on.premio({ ...place, valor: 1, estado: 'PENDIENTE', imagen });
  await writeFile(join(filesDir, NAME), png());
  await writeFile(join(filesDir, 'secreto.txt'), 'un secreto');
  await symlink(join(filesDir, 'secreto.txt'), join(filesDir, LINK));
  await mkdir(join(filesDir, FOLDER));
});

const get = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
  api.send(path, { headers: cookie ? { cookie, ...headers } : headers });

test('[A8] a proof is served to a live session, as a picture that cannot run scripts', async () => {
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

test('a cached proof gets a 304 only with a live session, and without reading the store', async () => {
  const held = { 'if-none-match': `"${NAME}"` };
  const read = vi.spyOn(api.proofs, 'read');

  expect(await get(`/comprobantes/${NAME}`, client.cookie, held)).toMatchObject({ status: 304 });
  expect(await get(`/comprobantes/${NAME}`, undefined, held)).toMatchObject({ status: 401 });
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

describe('[A8] no proof without a live session:', () => {
  const refused = async (cookie?: string, headers?: Record<string, string>) => {
    const { status, body } = await get(`/comprobantes/${NAME}`, cookie, headers);

    expect(body).toEqual({ error: expect.any(String) });
    return status;
  };

  test('no cookie, a forged one, only a bearer token', async () => {
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

  test('a replaced token after its grace period', async () => {
    const user = await api.signIn('revisor');
    await user.call(authCalls.refresh);
    expect((await get(`/comprobantes/${NAME}`, user.cookie)).status).toBe(200);
    api.tick(11);

    expect(await refused(user.cookie)).toBe(401);
  });
});

describe('[Y9] a link to a proof', () => {
  const AGAIN = '?de-nuevo';
  /** What a browser sends for a link, with and without https. */
  const LINKS: readonly Record<string, string>[] = [
    { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' },
    { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  ];
  const textOf = ({ body }: { body: ArrayBuffer }) => Buffer.from(body).toString();

  test.each(LINKS)(
    'of a mail comes without cookies: a page of our own asks again, once (%j)',
    async (headers) => {
      const asked = await get(`/comprobantes/${NAME}`, undefined, headers);
      expect(asked.status).toBe(401);
      expect(Object.fromEntries(asked.headers)).toMatchObject({
        'content-type': 'text/html; charset=UTF-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      });
      expect(textOf(asked)).toContain(`<meta http-equiv="refresh" content="0; url=${AGAIN}">`);

      const { status, body } = await get(`/comprobantes/${NAME}${AGAIN}`, client.cookie, headers);
      expect(status).toBe(200);
      expect(Buffer.from(body)).toEqual(png());

      const out = await get(`/comprobantes/${NAME}${AGAIN}`, undefined, headers);
      expect(out.status).toBe(401);
      expect(textOf(out)).toContain('ingrese en este navegador');
      expect(textOf(out)).not.toContain('http-equiv="refresh"');
    },
  );

  test('says in a page what stands in the way, without the picture', async () => {
    const [headers = {}] = LINKS;
    const stranger = await api.signIn('administrador');
    for (const query of ['', AGAIN]) {
      const refused = await get(`/comprobantes/${NAME}${query}`, stranger.cookie, headers);
      expect(refused.status).toBe(404);
      expect(textOf(refused)).toContain('<p>No existe el comprobante');
    }

    const foreign = await api.signIn('revisor', { clave_ajena: true });
    const own = await get(`/comprobantes/${NAME}`, foreign.cookie, headers);
    expect(own.status).toBe(403);
    expect(textOf(own)).toContain('<p>Otra persona puso su contraseña');
  });

  test('is no page for a picture in a page', async () => {
    for (const headers of [
      { accept: 'image/avif,image/webp,*/*', 'sec-fetch-mode': 'no-cors' },
      { accept: 'text/html', 'sec-fetch-mode': 'no-cors' },
    ]) {
      expect(await get(`/comprobantes/${NAME}`, undefined, headers)).toMatchObject({
        status: 401,
        body: { error: expect.any(String) },
      });
    }
  });
});

describe('[A8] only proofs are served', () => {
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
      expect(await get(`/comprobantes/${name}`, client.cookie)).toMatchObject(
        refusedWith(404, 'No existe el comprobante'),
      );
    }
  });
});
