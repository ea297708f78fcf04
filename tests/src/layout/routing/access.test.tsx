import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useGetOne } from 'ra-core';
import { Title } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sorteosRest } from '../../../../contract/sorteos';
import { createSession } from '../../../../src/http/session';
import { createProviders } from '../../../../src/providers';
import { sections } from '../../../../src/resources';
import { lazy } from '../../../../src/section/lazy';
import type { Section } from '../../../../src/section/Section';
import { createProfile } from '../../../support/factories';
import { createFakeHttp } from '../../../support/fakeHttp';
import { addRole } from '../../../support/newRole';
import { renderApp } from '../../../support/render';
import { recordOf } from '../../../support/renderSection';
import { isFull } from '../../../support/size';

const EVERYBODY = ['administrador', 'superadministrador', 'premiacion', 'revisor', 'sumador'];
const ADMINISTRATORS = ['administrador', 'superadministrador'];
const SUPER = ['superadministrador'];
const SALES = [...ADMINISTRATORS, 'sumador'];
const PRIZES = [...ADMINISTRATORS, 'premiacion', 'revisor'];

const open = (roles: readonly string[], section: string, ...below: string[]) =>
  Object.fromEntries([section, ...below.map((path) => `${section}/${path}`)].map((route) => [route, roles]));

const FORMS = ['create', 'edit/1'];

/** The route table of SPEC 2, with our imports, the winning colillas, the records of a solicitud and a transfer, and the roles of each route. */
const SPEC_ROUTES: Record<string, readonly string[]> = {
  ...open(ADMINISTRATORS, 'dashboard'),
  ...open(SUPER, 'configuracion'),
  ...open(SUPER, 'configuracion/sorteos', ...FORMS),
  ...open(SUPER, 'configuracion/feriados', ...FORMS, 'importar'),
  ...open(EVERYBODY, 'configuracion/password'),
  ...open(SUPER, 'usuarios', ...FORMS),
  ...open(ADMINISTRATORS, 'vendedores', ...FORMS, 'importar'),
  ...open(SALES, 'ventas', ...FORMS),
  ...open(EVERYBODY, 'planillas', 'ventas', 'premios'),
  ...open(ADMINISTRATORS, 'planillas/global'),
  ...open(ADMINISTRATORS, 'planillas/consolidado'),
  ...open(PRIZES, 'premios', 'edit/1'),
  ...open([...ADMINISTRATORS, 'premiacion'], 'premios/create'),
  ...open([...ADMINISTRATORS, 'premiacion'], 'premios/ganadoras'),
  ...open(ADMINISTRATORS, 'gastos', ...FORMS, 'importar'),
  ...open(ADMINISTRATORS, 'depositos', ...FORMS),
  ...open(ADMINISTRATORS, 'transferencias', 'create', 'edit/1'),
  ...open(ADMINISTRATORS, 'prestamos', ...FORMS),
  ...open(ADMINISTRATORS, 'ingresos', ...FORMS, 'importar'),
  ...open(ADMINISTRATORS, 'nomina', 'create', 'planilla/1'),
  ...open(ADMINISTRATORS, 'reportes', 'movimientos', 'depositos', 'historico', 'historico_global'),
};

test('[D6] a new role opens no screen but that of its own password', () => {
  const added = addRole();
  const opened = sections.filter(({ access, screenAccess = {} }) =>
    [access, ...Object.values(screenAccess)].some((roles) => roles.includes(added)),
  );

  expect(opened.map(({ name }) => name)).toEqual(['password']);
});

const screens = sections.flatMap(({ name, path = name, access, screenAccess = {}, screens }: Section) =>
  Object.keys(screens).map((screen) => ({
    route: [path, screen.replace(':id', '1')].filter(Boolean).join('/'),
    isOfSpec: path in SPEC_ROUTES,
    access: screenAccess[screen] ?? access,
    asked: { resource: name, action: screen.split('/')[0] || 'list' },
  })),
);

/** Sections outside the specification declare their own roles. */
const ROUTES: Record<string, readonly string[]> = {
  ...SPEC_ROUTES,
  ...Object.fromEntries(
    screens.flatMap(({ route, isOfSpec, access }) => (isOfSpec ? [] : [[route, access]])),
  ),
};

const Probe = () => {
  const { pathname } = useLocation();
  useGetOne('sorteos', { id: pathname });

  return (
    <>
      <Title title="Sonda" />
      {`Abierta: ${pathname}`}
    </>
  );
};

const probe = lazy(async () => ({ default: Probe }));

const probed = sections.map(
  (section): Section => ({
    ...section,
    screens: section.screens && {
      '': probe,
      ...Object.fromEntries(Object.keys(section.screens).map((path) => [path, probe])),
    },
  }),
);

const MANY_SCREENS = 90_000;

const goTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const routesOf = (role: string) =>
  Object.keys(ROUTES).filter((route) => ROUTES[route]?.includes(role || 'administrador'));

test('[SPEC 2.8] the app has exactly the routes of SPEC 2', () => {
  expect(screens.map(({ route }) => route).sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each([...EVERYBODY, '', 'gerente'])(
  '[F16] [SPEC 2.6] the role "%s" may open its routes alone',
  async (role) => {
    const session = createSession();
    const { http } = createFakeHttp({ '/api/usuarios/profile': { user: createProfile({ role }) } });
    const { authProvider } = createProviders({ session, http }, sections);
    const found: string[] = [];
    for (const { route, asked } of screens) if (await authProvider.canAccess(asked)) found.push(route);

    expect(found.sort()).toEqual(routesOf(role).sort());
  },
);

/** A revisor meets every kind of refusal; the full run tries all roles. */
const WALKERS = isFull ? [...EVERYBODY, '', 'gerente'] : ['revisor'];

test.each(WALKERS)(
  '[F16] [SPEC 2.6] the role "%s" opens its routes and is refused the others, which make no call',
  async (role) => {
    const asked: string[] = [];
    const data = http.get('*/api/sorteos/:id', ({ params }) => {
      asked.push(String(params.id));

      return HttpResponse.json(recordOf(sorteosRest, 1));
    });
    renderApp({ path: '/auth/dashboard', role, sections: probed, handlers: [data] });
    await screen.findByRole('heading', { level: 1 });

    const allowed = routesOf(role).map((route) => `/auth/${route}`);

    for (const route of Object.keys(ROUTES)) {
      const path = `/auth/${route}`;
      await goTo(path);
      if (allowed.includes(path)) await screen.findByText(`Abierta: ${path}`);
      else if (route === 'dashboard') await screen.findByText(/^Le damos la bienvenida, Ana\./);
      else await screen.findByText('Su rol no puede abrir esta sección');
      expect(window.location.pathname).toBe(path);
    }

    await waitFor(() => expect([...new Set(asked)].sort()).toEqual(allowed.sort()));
  },
  MANY_SCREENS,
);

test('a section under another section is found by its own name too', async () => {
  renderApp({ path: '/auth/sorteos/edit/3', sections: probed, handlers: [answerProbe] });

  expect(await screen.findByText('Abierta: /auth/configuracion/sorteos/edit/3')).toBeInTheDocument();
});

const answerProbe = http.get('*/api/sorteos/:id', () => HttpResponse.json(recordOf(sorteosRest, 1)));
