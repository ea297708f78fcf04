import { HttpResponse, http as msw } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { usuariosCalls } from '../../../contract/usuarios';
import { followServer, now } from '../../../src/format/clock';
import { http } from '../../../src/http/browser';
import { server } from '../../support/msw';

const SERVER = 'Fri, 27 Nov 2026 15:00:00 GMT';
const DAY = 24 * 60 * 60 * 1000;

afterEach(() => followServer(new Date().toUTCString()));

test.each([
  ['a call', () => http(usuariosCalls.list)],
  ['a list of simple REST', () => http.fetchJson('/api/usuarios')],
])('[U19] the answer to %s tells the screens what time it is', async (_, ask) => {
  vi.useFakeTimers({ now: Date.parse(SERVER) - DAY, toFake: ['Date'] });
  server.use(
    msw.get('*/api/usuarios', () => HttpResponse.json({ usuarios: [] }, { headers: { Date: SERVER } })),
  );
  await ask();

  expect(now().toUTCString()).toBe(SERVER);
});
