import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../src/authProvider';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { newToken, openTab, refreshWith, refused } from '../../support/http/backend';
import { server } from '../../support/msw';

const tab = openTab();
const ana = { id: 7, nombre: 'Ana', apellido: 'Paredes', role: 'sumador' };
const token = () => localStorage.getItem('token');
const provider = () => createAuthProvider({ ...tab, sections: [] });

const profileIs = (user: object) => {
  const calls = { count: 0 };
  server.use(
    msw.get('/api/usuarios/profile', () => {
      calls.count += 1;

      return HttpResponse.json({ user });
    }),
  );

  return calls;
};

const loginGives = (issued: string) =>
  server.use(msw.post('/api/auth/login', () => HttpResponse.json({ token: issued })));

describe('signing in', () => {
  it('asks for the profile of the new user, once', async () => {
    const auth = provider();
    profileIs({ ...ana, nombre: 'Luis' });
    await auth.getIdentity();
    loginGives('fresh');
    await auth.login({ username: 'ana', password: 'secreto' });
    const calls = profileIs(ana);

    const [identity] = await Promise.all([auth.getIdentity(), auth.getPermissions(), auth.getIdentity()]);

    expect(identity).toEqual({ ...ana, fullName: 'Ana Paredes' });
    expect(calls.count).toBe(1);
  });
});

describe('Salir', () => {
  it.each<[string, () => Response]>([
    ['401', () => refused(401)],
    ['500', () => refused(500)],
    ['nothing', () => HttpResponse.error()],
    ['a message', () => HttpResponse.json({ message: 'Hasta luego' })],
  ])('[F4] signs out here without a refresh if the call is answered %s', async (_, answer) => {
    const refreshes = refreshWith(() => newToken());
    server.use(msw.post('/api/auth/logout', answer));

    await expect(provider().logout()).resolves.toBe('/');

    expect(token()).toBeNull();
    expect(refreshes.count).toBe(0);
  });

  it('[SPEC 7.3] tells the API which session ends', async () => {
    let bearer: string | null = null;
    server.use(
      msw.post('/api/auth/logout', ({ request }) => {
        bearer = request.headers.get('authorization');

        return HttpResponse.json({ message: '' });
      }),
    );
    await provider().logout();

    expect(bearer).toBe('Bearer old');
  });
});

describe('the questions of react-admin', () => {
  it('a user without a token is sent to the sign-in', async () => {
    await expect(provider().checkAuth()).resolves.toBeUndefined();
    await tab.session.signOut();

    await expect(provider().checkAuth()).rejects.toMatchObject({ redirectTo: '/' });
  });

  it('getPermissions answers the role, and canAccess the roles of a section or of one of its actions', async () => {
    profileIs(ana);
    const auth = createAuthProvider({
      ...tab,
      sections: [
        { name: 'ventas', access: ['sumador'] },
        { name: 'premios', access: ['revisor', 'sumador'], screenAccess: { create: ['revisor'] } },
      ],
    });
    const may = (resource: string, action?: string) => auth.canAccess({ resource, action });

    expect(await auth.getPermissions()).toBe('sumador');
    expect(await may('ventas')).toBe(true);
    expect(await may('premios', 'edit')).toBe(true);
    expect(await may('premios', 'create')).toBe(false);
    expect(await may('gastos')).toBe(false);
    expect(await may('ventas', 'delete')).toBe(false);
  });

  it('a user whose password somebody else set may only choose a new one', async () => {
    profileIs({ ...ana, clave_ajena: true });
    const auth = createAuthProvider({
      ...tab,
      sections: [
        { name: 'ventas', access: ['sumador'] },
        { name: 'password', access: ['sumador'], setsOwnPassword: true },
      ],
    });

    expect(await auth.canAccess({ resource: 'ventas' })).toBe(false);
    expect(await auth.canAccess({ resource: 'password' })).toBe(true);
  });

  it.each([
    ['a refusal', { error: 'Sin base de datos' }, 500, 'Sin base de datos'],
    ['a profile without a user', { user: null }, 200, GENERIC_ERROR],
  ])('%s fails with a text, and signs nobody out', async (_, body, status, message) => {
    server.use(msw.get('/api/usuarios/profile', () => HttpResponse.json(body, { status })));
    const auth = provider();

    await expect(auth.getIdentity()).rejects.toMatchObject({ message });
    await expect(auth.checkError()).resolves.toBeUndefined();
    await expect(auth.checkAuth()).resolves.toBeUndefined();
  });

  it('[SPEC 9.6] a failed profile is requested again', async () => {
    server.use(msw.get('/api/usuarios/profile', () => refused(500, 'Sin base de datos')));
    const auth = provider();
    await expect(auth.getIdentity()).rejects.toThrow('Sin base de datos');
    profileIs(ana);

    await expect(auth.getIdentity()).resolves.toMatchObject({ fullName: 'Ana Paredes' });
  });
});
