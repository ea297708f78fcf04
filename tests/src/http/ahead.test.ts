import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { usuariosCalls } from '../../../contract/usuarios';
import { type Ahead, createAhead } from '../../../src/http/ahead';
import { createHttp, type Http } from '../../../src/http/http';
import { createSession, type Session } from '../../../src/http/session';
import { newToken, refreshWith, refused, usuariosFor } from '../../support/http/backend';
import { server } from '../../support/msw';

const { path } = usuariosCalls.list;
let session: Session;
let ahead: Ahead;
let http: Http;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'old');
  session = createSession();
  ahead = createAhead({ session });
  http = createHttp({ session, carry: ahead.carry });
});

const list = () => http(usuariosCalls.list);

test('[Y10] the first request for an address that was asked ahead gets that answer, the next one asks', async () => {
  const asked = usuariosFor('old');
  const early = ahead.ask(path);

  await expect(list()).resolves.toEqual({ usuarios: [] });
  await expect(early).resolves.toEqual({ usuarios: [] });
  expect(asked).toHaveLength(1);
  await list();
  expect(asked).toHaveLength(2);
});

test('[Y10] what is known already is asked of nobody', async () => {
  ahead.tell(path, { usuarios: [{ id: 3 }] });

  await expect(list()).resolves.toMatchObject({ usuarios: [{ id: 3, nombre: '' }] });
});

test.each<[string, () => unknown]>([
  ['half a minute ago', () => vi.setSystemTime(Date.now() + 30_000)],
  ['by another user', () => session.signIn(async () => 'old')],
])('[Y10] what was asked %s is asked again', async (_, change) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = usuariosFor('old');
  await ahead.ask(path);
  await change();
  await list();

  expect(asked).toHaveLength(2);
});

test('[Y10] a token that ran out is renewed by what was asked ahead, and whoever waits gets the answer', async () => {
  const asked = usuariosFor('new');
  const refreshes = refreshWith(() => newToken());
  void ahead.ask(path);

  await expect(list()).resolves.toEqual({ usuarios: [] });
  expect(asked).toEqual(['Bearer old', 'Bearer new']);
  expect(refreshes.count).toBe(1);
});

test.each([
  ['a refusal', () => refused(500, 'No se pudo leer'), 'No se pudo leer'],
  ['no answer', () => HttpResponse.error(), /No se pudo completar la operación/],
])('[Y10] %s is what whoever waits gets, without another request', async (_, answer, text) => {
  let asked = 0;
  server.use(
    msw.get(path, () => {
      asked += 1;

      return answer();
    }),
  );
  const early = ahead.ask(path);

  await expect(list()).rejects.toThrow(text);
  await expect(early).rejects.toThrow(text);
  expect(asked).toBe(1);
});
