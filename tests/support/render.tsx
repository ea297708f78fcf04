import { CacheProvider } from '@emotion/react';
import { type RenderOptions, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { vi } from 'vitest';
import { authCalls } from '../../contract/auth';
import { cajasCalls } from '../../contract/cajas';
import type { Call } from '../../contract/call';
import { doubtedCalls, takenCalls, usualCalls } from '../../contract/calls';
import { dashboardCalls } from '../../contract/dashboard';
import { dudasCall } from '../../contract/dudas';
import { negocioCalls } from '../../contract/negocio';
import { notificacionesCalls } from '../../contract/notificaciones';
import { semanaCalls } from '../../contract/planillas';
import { usuariosCalls } from '../../contract/usuarios';
import { App } from '../../src/App';
import { createHttp } from '../../src/http/http';
import type { Connection } from '../../src/http/sender';
import { createSession } from '../../src/http/session';
import { AppRouter } from '../../src/layout/routing/AppRouter';
import { createProviders } from '../../src/providers';
import { sections as allSections } from '../../src/resources';
import type { Section } from '../../src/section/Section';
import { createProfile, createTablero } from './factories';
import { answerCall, carryInTest, refuseCall, server } from './msw';
import { styleCache } from './styles';

// Load all lazy imports first, so that no test waits for them.
import.meta.glob('../../src/{domain,features,layout,resources,section,ui,views}/**/*.{ts,tsx}', {
  eager: true,
});
import.meta.glob('../../src/format/**/*.ts', { eager: true });

/** Too few amounts for a doubt. */
const NOTHING_USUAL = { conteo: 0, menor: '0', mediana: '0', mayor: '0', tope: null };

interface Options extends Pick<RenderOptions, 'onRecoverableError'> {
  path: string;
  /** Use '' for a user without a role. */
  role?: string;
  profile?: Parameters<typeof createProfile>[0];
  handlers?: readonly RequestHandler[];
  sections?: readonly Section[];
  /** Of a user who has signed in already. */
  connection?: Connection;
}

interface Sent {
  method: string;
  path: string;
  content: Promise<unknown>;
}

const contentOf = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') return new URL(request.url).search;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();

  return type.startsWith('application/json') ? request.json() : undefined;
};

const openConnection = (): Connection => {
  localStorage.clear();
  localStorage.setItem('token', 'un-token');

  return { session: createSession(), host: window.location.origin, carry: carryInTest() };
};

/** Renders the whole app, signed in. `calls` and `sent` record its calls and their contents. */
export const renderApp = ({
  path,
  role = 'superadministrador',
  profile = {},
  handlers = [],
  sections = allSections,
  connection = openConnection(),
  onRecoverableError,
}: Options) => {
  const calls: string[] = [];
  const requests: Sent[] = [];
  server.use(
    ...handlers,
    answerCall(usuariosCalls.profile, { user: createProfile({ role, ...profile }) }),
    answerCall(authCalls.logout, { message: 'Hasta luego' }),
    answerCall(notificacionesCalls.list, { notificaciones: [] }),
    answerCall(usuariosCalls.administradores, { usuarios: [] }),
    answerCall(dashboardCalls.one, createTablero()),
    answerCall(dudasCall, []),
    answerCall(cajasCalls.disabled, []),
    answerCall(negocioCalls.one, { nombre: '', vigente: '', version: 0 }),
    ...Object.values(usualCalls).map((call) => answerCall(call, NOTHING_USUAL)),
    ...Object.values(doubtedCalls).map((call) => answerCall(call, [])),
    ...Object.values(takenCalls).map((call) => answerCall(call, { ocupados: {}, libres: {} })),
    refuseCall(semanaCalls.one, 404, 'No existe lo que busca'),
  );
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    requests.push({ method: request.method, path: pathname, content: contentOf(request.clone()) });
  });

  window.history.replaceState(null, '', path);
  const { session } = connection;
  const providers = createProviders({ session, http: createHttp(connection) }, sections);

  const onLeave = vi.fn();
  render(
    <CacheProvider value={styleCache()}>
      <AppRouter onLeave={onLeave}>
        <App {...providers} />
      </AppRouter>
    </CacheProvider>,
    { onRecoverableError },
  );

  const sent = (call: Call) => {
    const path = new RegExp(`^${call.path.replace(/\{\w+\}/g, '\\d+')}$`);
    const own = requests.filter((request) => request.method === call.method && path.test(request.path));

    return Promise.all(own.map(({ content }) => content));
  };

  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), calls, sent, onLeave };
};
