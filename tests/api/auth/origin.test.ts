import { describe, expect, test } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { usuariosCalls } from '../../../contract/usuarios';
import { PASSWORD } from '../../support/api/testApi';
import { openWorld, refusedWith } from '../../support/api/world';

const api = openWorld();

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'http://evil.localhost' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:8080' },
  { origin: 'http://127.0.0.1' },
  { origin: 'null' },
  { origin: 'file://' },
  { origin: 'http://localhost@evil.example' },
  { origin: 'localhost' },
  { origin: 'chrome-extension://abcdef' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
];

describe.each(foreign)('[A15] a page of another site (%j)', (headers) => {
  test('cannot sign in, refresh or sign out', async () => {
    const client = await api.signIn('revisor');
    const body = { username: client.user.username, password: PASSWORD };
    const before = await api.db.selectFrom('tokens_refresco').selectAll().execute();

    const answers = [
      await api.call(authCalls.login, { body, headers }),
      await client.call(authCalls.refresh, { headers }),
      await client.call(authCalls.logout, { headers }),
    ];

    for (const answered of answers) {
      expect(answered).toMatchObject(refusedWith(403, 'La solicitud viene de otro sitio'));
      expect(answered.headers.get('set-cookie')).toBeNull();
    }
    expect(await api.db.selectFrom('tokens_refresco').selectAll().execute()).toEqual(before);
    expect((await client.call(usuariosCalls.profile)).status).toBe(200);
  });
});

const own: Record<string, string>[] = [
  { origin: 'http://localhost' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
  { origin: 'https://admin.example', 'x-forwarded-host': 'admin.example' },
];

test.each(own)('our own pages can sign in (%j)', async (headers) => {
  const client = await api.signIn('revisor');

  expect((await client.call(authCalls.refresh, { headers })).status).toBe(200);
});

test('[A15] no answer allows another origin', async () => {
  const client = await api.signIn('revisor');
  const origin = { origin: 'https://evil.example' };
  const preflight = { ...origin, 'access-control-request-method': 'POST' };

  const answers = [
    await client.call(usuariosCalls.profile, { headers: origin }),
    await client.call(authCalls.refresh, { headers: origin }),
    await api.send('/api/auth/refresh-token', { method: 'OPTIONS', headers: preflight }),
    await api.send('/comprobantes/x', { headers: origin }),
  ];

  for (const { headers } of answers) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
