import { screen, waitFor } from '@testing-library/react';
import { http, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { authCalls, profileCall } from '../../../contract/auth';
import { cajasCalls } from '../../../contract/cajas';
import type { Call } from '../../../contract/call';
import { callGroups } from '../../../contract/calls';
import { dashboardCalls } from '../../../contract/dashboard';
import { dudasCall } from '../../../contract/dudas';
import { createSignIn } from '../../../src/authProvider/signIn';
import { createAhead } from '../../../src/http/ahead';
import { createHttp } from '../../../src/http/http';
import { createSession } from '../../../src/http/session';
import { createEntrance, type HomeCall } from '../../../src/login/entrance';
import { homeCalls } from '../../../src/resources/dashboard/homeCalls';
import { createProfile, createTablero } from '../../support/factories';
import { refused } from '../../support/http/backend';
import { answerCall, carryInTest, refuseCall, server, settleRequests } from '../../support/msw';
import { renderApp } from '../../support/render';

type User = Parameters<typeof createProfile>[0];

interface Visit {
  user: User;
  /** The answer to the sign-in names the user. */
  isTold?: boolean;
  handlers?: readonly RequestHandler[];
}

const OURS = { api_local: true };

/** A page whose app has not loaded yet. */
const openPage = ({ user = {}, isTold = user.api_local, handlers = [] }: Visit) => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  const profile = createProfile(user);
  server.use(
    ...handlers,
    answerCall(authCalls.login, { token: 'fresh', ...(isTold && { profile }) }),
    answerCall(profileCall, { user: profile }),
    answerCall(dashboardCalls.one, createTablero()),
    answerCall(cajasCalls.disabled, []),
    answerCall(dudasCall, []),
  );
  const session = createSession();
  const host = window.location.origin;
  const ahead = createAhead({ session, host, carry: carryInTest() });
  const connection = { session, host, carry: ahead.carry };
  const { signIn, enter } = createEntrance({
    signIn: createSignIn({ session, http: createHttp(connection) }),
    ahead,
    homeCalls,
  });

  return {
    enter,
    signIn: () => signIn({ username: 'ana', password: 'secreto' }),
    count: ({ path }: Pick<Call, 'path'>) => asked.filter((one) => one === path).length,
    isAsked: ({ path }: Pick<Call, 'path'>) => waitFor(() => expect(asked).toContain(path)),
    asked,
    openApp: () =>
      renderApp({ path: '/auth/dashboard', role: String(profile.role), profile: user, connection, handlers }),
  };
};

const HOME = [dashboardCalls.one, cajasCalls.disabled, dudasCall];

test.each([
  ['our own API, which tells the profile', { user: OURS }, [0, 1, 1, 1]],
  ['an API of ours that does not', { user: OURS, isTold: false }, [1, 1, 1, 1]],
  ['another host', { user: {} }, [1, 1, 0, 0]],
  ['another host, which calls something else a profile', { user: {}, isTold: true }, [1, 1, 0, 0]],
])(
  '[Y10] after a sign-in at %s, profile and figures of the home are asked at most once',
  async (_, visit, times) => {
    const page = openPage(visit);
    await page.signIn();
    await page.isAsked(dashboardCalls.one);
    page.openApp();

    expect(await screen.findAllByText(/\$0/)).not.toHaveLength(0);
    await settleRequests();
    expect([profileCall, ...HOME].map(page.count)).toEqual(times);
  },
);

test.each([
  ['superadministrador', [1, 1, 1]],
  ['administrador', [1, 0, 1]],
  ['premiacion', [0, 0, 1]],
  ['revisor', [0, 0, 1]],
  ['sumador', [0, 0, 1]],
])('[Y10] the figures of another role than %s are not asked', async (role, times) => {
  const page = openPage({ user: { ...OURS, role } });
  await page.signIn();
  await page.isAsked(dudasCall);

  expect([profileCall, ...HOME].map(page.count)).toEqual([0, ...times]);
});

test('[Y10] nothing is asked for the home of a user who first has to choose a password', async () => {
  const page = openPage({ user: { ...OURS, clave_ajena: true } });
  await page.signIn();
  await settleRequests();

  expect(page.asked).toEqual([authCalls.login.path]);
});

test('[Y10] a refused sign-in asks nothing, and the next one does', async () => {
  let isWrong = true;
  const page = openPage({ user: OURS });
  server.use(http.post(`*${authCalls.login.path}`, () => (isWrong ? refused(401, 'No') : undefined)));
  await expect(page.signIn()).rejects.toThrow('No');
  await settleRequests();
  expect(page.asked).toEqual([authCalls.login.path]);

  isWrong = false;
  await page.signIn();
  await page.isAsked(dashboardCalls.one);
});

test.each([true, false])(
  '[Y10] a page that is loaded with an open session asks for its profile at once, at home (%s) for the figures too',
  async (isHome) => {
    localStorage.setItem('token', 'old');
    const page = openPage({ user: OURS });
    page.enter(isHome);
    page.enter(isHome);
    await page.isAsked(isHome ? dudasCall : profileCall);
    await settleRequests();

    expect([profileCall, ...HOME].map(page.count)).toEqual([1, ...HOME.map(() => Number(isHome))]);
  },
);

test('[Y10] refused figures break no sign-in: the page says why, and the menu stands', async () => {
  const page = openPage({
    user: OURS,
    handlers: [refuseCall(dashboardCalls.one, 500, 'No se pudo leer')],
  });
  await page.signIn();
  await page.isAsked(dashboardCalls.one);
  const { onLeave } = page.openApp();

  expect(await screen.findByText('No se pudo leer')).toBeVisible();
  expect(screen.getByText('Hola, Ana Paredes')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  expect(page.count(dashboardCalls.one)).toBe(1);
  expect(onLeave).not.toHaveBeenCalled();
});

test('[Y10] what is asked ahead are calls of the contract, for the same roles and hosts', () => {
  const calls = callGroups.flatMap(([, group]) => Object.values(group));
  const ahead: readonly HomeCall[] = homeCalls;

  for (const { path, access, own } of ahead) {
    const call = calls.find((one) => one.method === 'GET' && one.path === path);
    expect({ access: call?.access, own: call?.own }).toEqual({ access, own });
  }
});
