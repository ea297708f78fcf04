import { describe, expect, it } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { nominaCalls } from '../../../contract/nomina';
import { usuariosCalls } from '../../../contract/usuarios';
import { createAuthProvider } from '../../../src/authProvider';
import { createHttp } from '../../../src/http/http';
import { createSession } from '../../../src/http/session';
import type { Carry, HostAnswer } from '../../../src/http/transport';

const hops = async (count: number) => {
  for (let hop = 0; hop < count; hop += 1) await Promise.resolve();
};
const answer = (status: number, body: unknown): HostAnswer => ({
  status,
  headers: new Headers(),
  text: JSON.stringify(body),
});
const over = { reason: { status: 401, message: 'Su sesión terminó. Inicie sesión de nuevo.' } };
const MOMENTS = Array.from({ length: 40 }, (_, moment) => moment);

/** The host answers each request after that many microtasks. */
const openTab = (answerTo: (path: string) => { after: number; answer: HostAnswer }) => {
  localStorage.clear();
  localStorage.setItem('token', 'old');
  const session = createSession();
  const left: string[] = [];
  let aborted = 0;
  const carry: Carry = async ({ url, signal }) => {
    left.push(url);
    const { after, answer } = answerTo(url);
    for (let hop = 0; hop < after; hop += 1) {
      await Promise.resolve();
      if (signal?.aborted) {
        aborted += 1;
        throw signal.reason;
      }
    }

    return answer;
  };
  const connection = { session, carry };
  const http = createHttp(connection);
  const calls = () => [
    http(usuariosCalls.list),
    http(usuariosCalls.profile, { signal: new AbortController().signal }),
    http(nominaCalls.uploadLine, {
      body: { id: 7, files: [], fk_usuario_actualizacion: null, descuentos: '', otros_ingresos: '' },
    }),
    http.fetchJson('/api/sorteos'),
  ];
  const authProvider = createAuthProvider({ http, session, sections: [] });

  return { session, http, authProvider, left, calls, aborted: () => aborted };
};
const told = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
const slow = (path: string) => ({
  after: path === authCalls.logout.path ? 30 : 10,
  answer:
    path === authCalls.refresh.path ? answer(200, { accessToken: 'new' }) : answer(401, { error: 'No' }),
});

describe('[F5] [F7] after Salir this tab sends nothing more', () => {
  it.each(MOMENTS)('during calls that are refused, renewed and repeated, %i steps later', async (moment) => {
    const tab = openTab(slow);
    const pending = Promise.allSettled(tab.calls());
    await hops(moment);
    const before = tab.left.length;
    const leaving = tab.authProvider.logout();
    const after = Promise.allSettled(tab.calls());
    // react-admin calls logout after a 401.
    const again = tab.authProvider.logout();

    for (const { status } of [...(await pending), ...(await after)]) expect(status).toBe('rejected');
    await expect(again).resolves.toBe('/');
    await expect(leaving).resolves.toBe('/');
    await Promise.allSettled(tab.calls());
    expect(tab.left.slice(before)).toEqual([authCalls.logout.path]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('running calls are aborted with the message that the session ended', async () => {
    const tab = openTab(slow);
    const pending = Promise.allSettled(tab.calls());
    await hops(5);
    await tab.authProvider.logout();

    for (const settled of await pending) expect(settled).toMatchObject(over);
    expect(tab.aborted()).toBe(4);
  });
});

describe('[F7] after a sign-out in another tab this tab sends nothing more', () => {
  it.each(MOMENTS)('noticed after %i steps', async (moment) => {
    const tab = openTab(slow);
    const pending = Promise.allSettled(tab.calls());
    await hops(moment);
    const before = tab.left.length;
    localStorage.clear();
    told('token');
    await tab.authProvider.logout();

    for (const { status } of await pending) expect(status).toBe('rejected');
    await Promise.allSettled(tab.calls());
    expect(tab.left.slice(before)).toEqual([]);
  });

  it('a tab does not end the session of another user who signed in', async () => {
    const tab = openTab(slow);
    const pending = Promise.allSettled(tab.calls());
    localStorage.setItem('sesion', 'theirs');
    localStorage.setItem('token', 'theirs');
    const before = tab.left.length;

    await expect(tab.authProvider.logout()).resolves.toBe(false);
    for (const settled of await pending) expect(settled).toMatchObject(over);
    expect(tab.left.slice(before)).toEqual([]);
    expect(localStorage.getItem('token')).toBe('theirs');
  });
});
