import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { vi } from 'vitest';
import { authCalls } from '../contract/auth';
import { dashboardCalls } from '../contract/dashboard';
import { notificacionesCalls } from '../contract/notificaciones';
import { semanaCalls } from '../contract/planillas';
import { usuariosCalls } from '../contract/usuarios';
import { App } from '../src/App';
import { createFetchJson } from '../src/http/fetchJson';
import { createHttp } from '../src/http/http';
import { createSession } from '../src/http/session';
import { createProviders } from '../src/providers';
import { sections as allSections } from '../src/resources';
import { AppRouter } from '../src/ui/routing/AppRouter';
import type { Section } from '../src/ui/section/Section';
import { createProfile, createTablero } from './factories';
import { answerCall, refuseCall, server } from './msw';
import { styleCache } from './styles';

// Load what the app imports when it is first shown, so that no test waits for it.
import.meta.glob('../src/{domain,features,resources,ui}/**/*.{ts,tsx}', { eager: true });
import.meta.glob('../src/format/**/*.ts', { eager: true });

interface Options {
  path: string;
  /** '' for a user without one. */
  role?: string;
  /** Stand before those that every test needs. */
  handlers?: readonly RequestHandler[];
  sections?: readonly Section[];
}

/** The whole app at an address, signed in, on a fake network; `calls` are those it makes of the API. */
export const renderApp = ({
  path,
  role = 'superadministrador',
  handlers = [],
  sections = allSections,
}: Options) => {
  const calls: string[] = [];
  server.use(
    ...handlers,
    answerCall(usuariosCalls.profile, { user: createProfile({ role }) }),
    answerCall(authCalls.logout, { message: 'Hasta luego' }),
    answerCall(notificacionesCalls.list, { notificaciones: [] }),
    answerCall(usuariosCalls.administradores, { usuarios: [] }),
    answerCall(dashboardCalls.one, createTablero()),
    refuseCall(semanaCalls.one, 404, 'No existe lo que busca'),
  );
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });

  localStorage.clear();
  localStorage.setItem('token', 'un-token');
  window.history.replaceState(null, '', path);
  const session = createSession();
  const connection = { session, host: window.location.origin };
  const providers = createProviders(
    { session, http: createHttp(connection), fetchJson: createFetchJson(connection) },
    sections,
  );

  const onLeave = vi.fn();
  render(
    <CacheProvider value={styleCache()}>
      <AppRouter onLeave={onLeave}>
        <App {...providers} />
      </AppRouter>
    </CacheProvider>,
  );

  return { user: userEvent.setup(), calls, onLeave };
};
