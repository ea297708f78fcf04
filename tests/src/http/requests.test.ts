import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { busquedaCalls } from '../../../contract/busqueda';
import { nominaCalls } from '../../../contract/nomina';
import { notificacionesCalls } from '../../../contract/notificaciones';
import { usuariosCalls } from '../../../contract/usuarios';
import { createHttp, type Http } from '../../../src/http/http';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { createSession } from '../../../src/http/session';
import type { Request as Sent } from '../../../src/http/transport';
import { server } from '../../support/msw';

const FOREIGN = 'https://api.example';
const USERS = { usuarios: [] };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'old');
});

/** A host that answers every request in the same way. */
const openHost = (answer: unknown = {}, { host = '', status = 200 } = {}) => {
  const sent: Sent[] = [];
  const session = createSession();
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const connection = {
    session,
    host,
    carry: async (request: Sent) => {
      sent.push(request);

      return { status, headers: new Headers({ 'x-total-count': '3' }), text };
    },
  };

  return { sent, session, http: createHttp(connection) };
};

const partsOf = (request: Sent | undefined) =>
  request?.body instanceof FormData
    ? [...request.body.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value])
    : undefined;

const headersOf = (request: Sent | undefined) => Object.fromEntries(request?.headers.entries() ?? []);

describe('a call', () => {
  it('[SPEC 7.1] sends the token, and tells our own API if it is a background request', async () => {
    const { http, sent } = openHost(USERS);
    await http(usuariosCalls.list);
    await http(usuariosCalls.list, { background: true });

    expect(sent[0]).toMatchObject({ url: '/api/usuarios', method: 'GET', body: undefined, slow: undefined });
    const headers = { accept: 'application/json', authorization: 'Bearer old' };
    expect(sent.map(headersOf)).toEqual([headers, { ...headers, 'x-background': '1' }]);
  });

  it('sends exactly the given keys as JSON, and nothing of our own to another host', async () => {
    const { http, sent } = openHost({ conteo: '3' }, { host: FOREIGN });
    const body = { fecha_inicio: '2026-10-12', fecha_final: undefined };

    expect(await http(nominaCalls.count, { body, background: true })).toEqual({ conteo: 3 });

    expect(sent).toMatchObject([{ url: `${FOREIGN}/api/nomina/conteo`, method: 'POST' }]);
    expect(sent[0]?.body).toBe('{"fecha_inicio":"2026-10-12"}');
    expect(headersOf(sent[0])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer old',
      'content-type': 'application/json',
    });
  });

  it.each([
    [{ q: 'Ana & Luz', fk_usuario: 0 }, '?q=Ana+%26+Luz&fk_usuario=0'],
    [{ q: 'Ana', desde: '', hasta: null, orden: undefined }, '?q=Ana'],
    [{ q: '' }, ''],
    [undefined, ''],
  ])('writes the query %j as "%s"', async (query, search) => {
    const { http, sent } = openHost({ hallazgos: [] });
    await http(busquedaCalls.find, { query: query as { q: string } });

    expect(sent[0]?.url).toBe(`/api/busqueda${search}`);
  });

  it.each([
    [{ id: 'a/b' }, '/api/nomina/a%2Fb'],
    [{}, '/api/nomina/'],
  ])('writes the params %j into the path', async (params, url) => {
    const { http, sent } = openHost({});
    await http(nominaCalls.one, { params }).catch(() => undefined);

    expect(sent[0]?.url).toBe(url);
  });

  it('sends files as parts of a form, and null as an empty part', async () => {
    const { http, sent } = openHost({ message: 'Listo' });
    const files = ['uno.png', 'dos.png'].map((name) => new File(['0123'], name));
    await http(nominaCalls.uploadLine, {
      body: { id: 7, files, fk_usuario_actualizacion: null, descuentos: '', otros_ingresos: '10.5' },
    });
    await http(nominaCalls.upload, { body: { id: 8, files: [], fk_usuario_actualizacion: undefined } });

    expect(partsOf(sent[0])).toEqual([
      ['id', '7'],
      ['files', 'uno.png'],
      ['files', 'dos.png'],
      ['fk_usuario_actualizacion', ''],
      ['descuentos', ''],
      ['otros_ingresos', '10.5'],
    ]);
    expect(partsOf(sent[1])).toEqual([['id', '8']]);
    expect(headersOf(sent[0])).not.toHaveProperty('content-type');
  });

  it('[SPEC 8.2] fails with the answer at hand if it has another shape', async () => {
    const { http } = openHost({ users: [] });

    await expect(http(usuariosCalls.list)).rejects.toMatchObject({
      message: GENERIC_ERROR,
      status: 200,
      body: { users: [] },
    });
  });
});

describe('after a sign-out', () => {
  it('a sign-in is sent, without a token', async () => {
    const { http, session, sent } = openHost({ token: 'fresh' });
    await session.signOut();
    await http(authCalls.login, { body: { username: 'ana', password: 'x' } });

    expect(sent.map(headersOf)).toEqual([{ accept: 'application/json', 'content-type': 'application/json' }]);
  });

  it.each([authCalls.logout, authCalls.refresh, usuariosCalls.list])('$path is not sent', async (call) => {
    const { http, session, sent } = openHost({});
    await session.signOut();

    await expect(http(call)).rejects.toMatchObject({
      message: 'Su sesión terminó. Inicie sesión de nuevo.',
      status: 401,
    });
    expect(sent).toEqual([]);
  });
});

describe('fetchJson', () => {
  it("returns react-admin's form of an answer", async () => {
    const { http, sent } = openHost({ id: 7 }, { status: 201 });

    const answer = await http.fetchJson('/api/gastos/7', { headers: { 'x-version': '2' }, background: true });

    expect(answer).toMatchObject({ status: 201, body: '{"id":7}', json: { id: 7 } });
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(sent).toMatchObject([{ url: '/api/gastos/7', method: 'GET' }]);
    expect(headersOf(sent[0])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer old',
      'x-background': '1',
      'x-version': '2',
    });
  });

  it('sends its body as JSON, and nothing of our own to another host', async () => {
    const { http, sent } = openHost({ id: 7 }, { host: FOREIGN });
    await http.fetchJson('/api/gastos', { method: 'POST', body: '{"valor":"1.00"}', background: true });

    expect(sent).toMatchObject([{ url: `${FOREIGN}/api/gastos`, method: 'POST', body: '{"valor":"1.00"}' }]);
    expect(headersOf(sent[0])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer old',
      'content-type': 'application/json',
    });
  });

  it('fails with the reason of a signal that is aborted already', async () => {
    const http = createHttp({ session: createSession() });
    const signal = AbortSignal.abort(new DOMException('Salió', 'AbortError'));

    await expect(http.fetchJson('/api/gastos', { signal })).rejects.toBe(signal.reason);
  });
});

describe('on the network', () => {
  const catchRequest = async (ask: (http: Http) => Promise<unknown>) => {
    const caught: Request[] = [];
    server.use(
      msw.all('/api/*', ({ request }) => {
        caught.push(request);

        return HttpResponse.json({ id: 7 });
      }),
    );
    await ask(createHttp({ session: createSession() })).catch(() => undefined);

    return caught[0];
  };

  it.each([
    ['reaches the host although the page closes, if it is small', { texto: 'x'.repeat(3_000) }, true],
    ['has no such promise, if it is large', { texto: 'x'.repeat(4_000) }, false],
    ['has none without a body', undefined, false],
  ])('a request %s', async (_, body, keepalive) => {
    const request = await catchRequest((http) =>
      http.fetchJson('/api/gastos', body && { method: 'POST', body: JSON.stringify(body) }),
    );

    expect(request).toMatchObject({ keepalive, cache: 'no-store', credentials: 'include' });
  });

  it('a sign-in and a list that is asked with a body have none either: Chromium drops such requests of a new page', async () => {
    const credentials = { username: 'ana', password: 'clave' };
    const signIn = await catchRequest((http) => http(authCalls.login, { body: credentials }));
    const list = await catchRequest((http) => http(notificacionesCalls.list, { body: {} }));

    expect([signIn?.keepalive, list?.keepalive]).toEqual([false, false]);
  });
});
