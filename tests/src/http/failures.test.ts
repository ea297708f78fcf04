import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { usuariosCalls } from '../../../contract/usuarios';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { openTab, refused } from '../../support/http/backend';
import { createGate } from '../../support/http/gate';
import { server } from '../../support/msw';

const tab = openTab();
const list = (answer: () => Response | Promise<Response>) => {
  server.use(msw.get('/api/usuarios', answer));

  return tab.http(usuariosCalls.list);
};
const cutShort = () =>
  new HttpResponse(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"usuarios": ['));
        body.error(new Error('connection reset'));
      },
    }),
  );

describe('[F9] a call that fails says so in Spanish', () => {
  it.each<[string, () => Response]>([
    ['no network', () => HttpResponse.error()],
    ['a truncated answer', cutShort],
    ['a page in HTML', () => HttpResponse.html('<h1>Hola</h1>')],
    ['502 in HTML', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['429 without a text', () => new HttpResponse(null, { status: 429 })],
    ['500 with another shape', () => HttpResponse.json({ message: 'ECONNREFUSED' }, { status: 500 })],
    [
      '500 with an error that is not a text',
      () => HttpResponse.json({ error: { code: 1 } }, { status: 500 }),
    ],
    ['500 with an empty error', () => refused(500, '')],
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['an empty 200', () => new HttpResponse('')],
    ['null', () => HttpResponse.json(null)],
    ['a list in place of an object', () => HttpResponse.json([])],
    ['another key', () => HttpResponse.json({ users: [] })],
    ['users without ids', () => HttpResponse.json({ usuarios: [{ nombre: 'Ana' }] })],
  ])('%s', async (_, answer) => {
    await expect(list(answer)).rejects.toMatchObject({ message: GENERIC_ERROR });
    expect(localStorage.getItem('token')).toBe('old');
  });

  it('[U31] that nothing was sent, if the browser had no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    await expect(list(() => HttpResponse.error())).rejects.toMatchObject({
      message: 'Sin conexión: no se envió nada. Inténtelo de nuevo cuando vuelva la conexión.',
      status: 0,
    });
  });

  it('[SPEC 8.2] with the text of the answer if it has one', async () => {
    await expect(list(() => refused(409, 'Ya existe'))).rejects.toMatchObject({
      message: 'Ya existe',
      status: 409,
      body: { error: 'Ya existe' },
    });
  });

  it.each([
    ['7F3A2B', 'Falló Código 7F3A2B'],
    [42, 'Falló'],
    ['E_FALLO', 'Falló'],
  ])('with the code %s only if it is an error code of ours', async (codigo, message) => {
    const answer = () => HttpResponse.json({ error: 'Falló', codigo }, { status: 500 });

    await expect(list(answer)).rejects.toMatchObject({ message, status: 500 });
  });

  it('after 20 s without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = createGate();
    const call = list(() => {
      asked.open();

      return createGate<Response>().passed;
    });
    const failed = expect(call).rejects.toMatchObject({ message: GENERIC_ERROR });
    await asked.passed;
    await vi.advanceTimersByTimeAsync(20_000);

    await failed;
  });
});

describe('a request', () => {
  it('ends when its signal is aborted', async () => {
    const asked = createGate();
    server.use(
      msw.get('/api/usuarios', () => {
        asked.open();

        return createGate<Response>().passed;
      }),
    );
    const controller = new AbortController();
    const call = tab.http(usuariosCalls.list, { signal: controller.signal });
    const failed = expect(call).rejects.toHaveProperty('name', 'AbortError');
    await asked.passed;
    controller.abort();

    await failed;
  });
});
