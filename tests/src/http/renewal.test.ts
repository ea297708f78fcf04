import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { usuariosCalls } from '../../../contract/usuarios';
import { GENERIC_ERROR, HttpError } from '../../../src/http/httpError';
import { newToken, openTab, refreshWith, refused, usuariosFor } from '../../support/http/backend';
import { server } from '../../support/msw';

const tab = openTab();
const token = () => localStorage.getItem('token');

describe('a refused call', () => {
  it('[F1] [SPEC 8.1] [SPEC 7.4] 200 calls refused at once cause one refresh and are all repeated', async () => {
    const seen: (string | null)[] = [];
    server.use(
      msw.get('/api/usuarios/:id', ({ request, params }) => {
        const bearer = request.headers.get('authorization');
        seen.push(bearer);
        const id = Number(params.id);

        return bearer === 'Bearer new' ? HttpResponse.json({ usuario: { id } }) : refused(id % 2 ? 401 : 403);
      }),
    );
    const refreshes = refreshWith(() => newToken());
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);

    const answers = await Promise.all(ids.map((id) => tab.http(usuariosCalls.one, { params: { id } })));

    expect(answers.map(({ usuario }) => usuario.id)).toEqual(ids);
    expect(refreshes.count).toBe(1);
    expect(seen.filter((bearer) => bearer === 'Bearer old')).toHaveLength(200);
    expect(seen.filter((bearer) => bearer === 'Bearer new')).toHaveLength(200);
    expect(token()).toBe('new');
  });

  it('is repeated without a refresh if another tab has stored a new token', async () => {
    const refreshes = refreshWith(() => newToken());
    server.use(
      msw.get('/api/usuarios', ({ request }) => {
        if (request.headers.get('authorization') === 'Bearer theirs')
          return HttpResponse.json({ usuarios: [] });
        localStorage.setItem('token', 'theirs');

        return refused(401);
      }),
    );

    await expect(tab.http(usuariosCalls.list)).resolves.toEqual({ usuarios: [] });
    expect(refreshes.count).toBe(0);
  });

  it('[F3] [SPEC 4.3] [SPEC 8.1] a refused refresh is not repeated, and the session ends', async () => {
    usuariosFor('new');
    const refreshes = refreshWith(() => refused(401, 'Sesión vencida'));
    const endings: string[] = [];
    tab.session.onEnd((ending) => endings.push(ending));

    const calls = [1, 2, 3].map(() => tab.http(usuariosCalls.list));
    const failures = await Promise.allSettled(calls);

    for (const failure of failures) {
      expect(failure).toMatchObject({ reason: { message: 'No autorizado', status: 401 } });
    }
    expect(refreshes.count).toBe(1);
    expect(token()).toBeNull();
    expect(endings).toEqual(['ended']);
  });

  it('[F3] [SPEC 8.1] a lasting 403, polled 10 times, shows its text each time and never signs out', async () => {
    server.use(msw.get('/api/usuarios', () => refused(403, 'No tiene permiso')));
    let issued = 0;
    refreshWith(() => {
      issued += 1;

      return newToken(`new${issued}`);
    });

    for (let poll = 0; poll < 10; poll += 1) {
      await expect(tab.http(usuariosCalls.list, { background: true })).rejects.toMatchObject({
        message: 'No tiene permiso',
        status: 403,
      });
    }
    expect(token()).toBe('new10');
  });

  it.each<[string, () => Response]>([
    ['no network', () => HttpResponse.error()],
    ['429', () => refused(429)],
    ['502', () => refused(502)],
    ['503', () => refused(503)],
    ['504', () => refused(504)],
    ['a page in HTML', () => HttpResponse.html('<h1>Portal</h1>')],
    ['an empty answer', () => new HttpResponse(null, { status: 200 })],
  ])('[SPEC 4.3] keeps the token if its refresh meets %s', async (_, answer) => {
    usuariosFor('new');
    const refreshes = refreshWith(answer);
    const failures = await Promise.allSettled([1, 2, 3].map(() => tab.http(usuariosCalls.list)));

    for (const failure of failures) {
      expect(failure).toMatchObject({ reason: { message: GENERIC_ERROR } });
    }
    expect(refreshes.count).toBe(1);
    expect(token()).toBe('old');
  });

  it.each<[string, () => Response]>([
    ['400', () => refused(400)],
    ['403 in HTML', () => new HttpResponse('<h1>Forbidden</h1>', { status: 403 })],
    ['500 in JSON', () => refused(500)],
    ['no accessToken', () => HttpResponse.json({})],
  ])('[SPEC 4.3] ends the session if its refresh is answered %s', async (_, answer) => {
    usuariosFor('new');
    refreshWith(answer);

    await expect(tab.http(usuariosCalls.list)).rejects.toMatchObject({ status: 401 });
    expect(token()).toBeNull();
  });
});

describe('the calls of the session itself', () => {
  it('[F4] [SPEC 8.1] a wrong password shows its text and refreshes nothing', async () => {
    const refreshes = refreshWith(() => newToken());
    server.use(msw.post('/api/auth/login', () => refused(401, 'Usuario o contraseña incorrectos')));

    const attempt = tab.http(authCalls.login, { body: { username: 'ana', password: 'x' } });

    await expect(attempt).rejects.toMatchObject({ message: 'Usuario o contraseña incorrectos' });
    await expect(attempt).rejects.toBeInstanceOf(HttpError);
    expect(refreshes.count).toBe(0);
    expect(token()).toBe('old');
  });
});
