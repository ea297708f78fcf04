import { createHmac } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { readAccessToken } from '../../../api/auth/accessToken';
import { usuariosCalls } from '../../../contract/usuarios';
import { type Client, JWT_SECRET } from '../../support/api/testApi';
import { openWorld, refusedWith } from '../../support/api/world';

const api = openWorld();
let client: Client;
beforeAll(async () => {
  client = await api.signIn('revisor');
});

const profile = (authorization: string) =>
  api.call(usuariosCalls.profile, { headers: { authorization, cookie: client.cookie } });

const now = () => Math.floor(api.clock.now.getTime() / 1000);
const claims = (): JWTPayload => ({
  iss: 'loteria-admin',
  aud: 'acceso',
  sub: String(client.user.id),
  sid: client.sessionId,
  iat: now(),
  exp: now() + 600,
});
const sign = (changes: JWTPayload = {}, header: object = {}, secret = JWT_SECRET) =>
  new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
    .sign(new TextEncoder().encode(secret));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token with exactly these claims is accepted', async () => {
  expect((await profile(`Bearer ${await sign()}`)).status).toBe(200);
});

const forged: [string, () => string | Promise<string>][] = [
  ['no algorithm', () => new UnsecuredJWT(claims()).encode()],
  ['no signature', async () => `${(await sign()).split('.').slice(0, 2).join('.')}.`],
  ['another secret', () => sign({}, {}, 'otro secreto de más de treinta y dos signos')],
  [
    'an empty secret',
    () => {
      const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims())}`;
      return `${unsigned}.${createHmac('sha256', '').update(unsigned).digest('base64url')}`;
    },
  ],
  ['HS512', () => sign({}, { alg: 'HS512' }, JWT_SECRET.repeat(2))],
  [
    'a changed claim',
    async () => {
      const [header, , signature] = (await sign()).split('.');
      return `${header}.${part({ ...claims(), exp: now() + 6000 })}.${signature}`;
    },
  ],
  ['expired', () => sign({ iat: now() - 700, exp: now() - 1 })],
  ['never expiring', () => sign({ exp: undefined })],
  ['not valid yet', () => sign({ nbf: now() + 60 })],
  ['another audience', () => sign({ aud: 'refresco' })],
  ['no audience', () => sign({ aud: undefined })],
  ['another issuer', () => sign({ iss: 'otro' })],
  ['no issuer', () => sign({ iss: undefined })],
  ['another type', () => sign({}, { typ: 'at+jwt' })],
  ['no session', () => sign({ sid: undefined })],
  ['an invalid session id', () => sign({ sid: "' or 1=1 --" })],
  ["another user's session", async () => sign({ sid: (await api.signIn('revisor')).sessionId })],
  ['no user', () => sign({ sub: undefined })],
  ['an invalid user id', () => sign({ sub: 'NaN' })],
  ['the refresh token', () => client.cookie.replace('loteria_sesion=', '')],
  ['a forged header', async () => `${await sign()}.${await sign()}`],
  ['nothing', () => ''],
];

test.each(forged)('[A12] refused: %s', async (_, forge) => {
  expect(await profile(`Bearer ${await forge()}`)).toMatchObject(
    refusedWith(401, 'Su sesión ha terminado. Ingrese de nuevo.'),
  );
});

test('[A12] a valid token is accepted only in its header', async () => {
  const token = await sign();

  for (const authorization of [token, `Basic ${token}`, `Bearer ${token} x`, `Bearer\t${token},`]) {
    expect((await profile(authorization)).status).toBe(401);
  }
  const inPath = await api.send(`/api/usuarios/profile?token=${token}&access_token=${token}`, {
    headers: { cookie: `token=${token}` },
  });
  expect(inPath.status).toBe(401);
});

test('[A12] an accepted token is refused from the second it expires', async () => {
  const token = await sign({ exp: now() + 30 });
  const asked = api.clock.now;
  expect((await profile(`Bearer ${token}`)).status).toBe(200);

  api.clock.now = new Date(asked.getTime() + 29_999);
  expect((await profile(`Bearer ${token}`)).status).toBe(200);
  api.clock.now = new Date(asked.getTime() + 30_000);
  expect((await profile(`Bearer ${token}`)).status).toBe(401);
  api.clock.now = asked;
});

test('[A12] a server with another secret refuses an accepted token', async () => {
  const token = await sign();

  expect(await readAccessToken(token, JWT_SECRET, api.clock.now)).toMatchObject({
    sessionId: client.sessionId,
  });
  expect(await readAccessToken(token, JWT_SECRET.toUpperCase(), api.clock.now)).toBeUndefined();
});
