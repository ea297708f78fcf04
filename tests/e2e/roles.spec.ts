import { expect, test } from '@playwright/test';
import type { Rol } from '../../contract/roles';
import { enter, menu, titled, visit } from './staff';

const OFFICE: Rol[] = ['administrador', 'superadministrador'];
const TOP: Rol[] = ['superadministrador'];
const PREMIOS: Rol[] = [...OFFICE, 'premiacion', 'revisor'];
const ALL: Rol[] = [...PREMIOS, 'sumador'];

/** SPEC 2: the menu, and the routes below each entry; an edit or a sheet stands for all of its kind. */
const SECTIONS: { path: string; label?: string; roles: Rol[]; below?: string[] }[] = [
  {
    path: 'configuracion',
    label: 'Configuración',
    roles: TOP,
    below: [
      'sorteos',
      'sorteos/create',
      'sorteos/edit/1',
      'feriados',
      'feriados/create',
      'feriados/edit/1',
      'feriados/importar',
    ],
  },
  { path: 'configuracion/password', roles: ALL },
  { path: 'usuarios', label: 'Usuarios', roles: TOP, below: ['create', 'edit/1', 'importar'] },
  { path: 'vendedores', label: 'Promotores', roles: OFFICE, below: ['create', 'edit/1', 'importar'] },
  { path: 'ventas', label: 'Ventas', roles: [...OFFICE, 'sumador'], below: ['create', 'edit/1'] },
  { path: 'premios', label: 'Premios', roles: PREMIOS, below: ['create', 'edit/1'] },
  { path: 'gastos', label: 'Gastos', roles: OFFICE, below: ['create', 'edit/1', 'importar'] },
  { path: 'depositos', label: 'Solicitudes depositos', roles: OFFICE, below: ['create'] },
  { path: 'transferencias', label: 'Transferencias internas', roles: OFFICE, below: ['create'] },
  { path: 'prestamos', label: 'Préstamos', roles: OFFICE, below: ['create', 'edit/1'] },
  { path: 'ingresos', label: 'Ingresos', roles: OFFICE, below: ['create', 'edit/1', 'importar'] },
  { path: 'nomina', label: 'Nomina', roles: OFFICE, below: ['create', 'planilla/1'] },
  { path: 'planillas', label: 'Planillas', roles: ALL, below: ['ventas', 'premios'] },
  { path: 'planillas/global', roles: OFFICE },
  { path: 'planillas/consolidado', roles: OFFICE },
  {
    path: 'reportes',
    label: 'Reportes',
    roles: OFFICE,
    below: ['movimientos', 'depositos', 'historico', 'historico_global'],
  },
];

const REFUSAL = 'Su rol no puede abrir esta sección';

for (const role of ALL) {
  test(`${role} walks its menu and is refused every other route`, async ({ page }) => {
    // Narrow enough for the panel of users to stay closed: its calls are not a screen's.
    await page.setViewportSize({ width: 1100, height: 800 });
    await enter(page, role);
    const own = SECTIONS.filter(({ label, roles }) => label && roles.includes(role));
    const hasDashboard = OFFICE.includes(role);

    await expect(menu(page).getByRole('link')).toHaveText([
      ...(hasDashboard ? ['Dashboard'] : []),
      ...own.map(({ label = '' }) => label),
    ]);
    for (const { label = '', path } of own) {
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/auth/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(REFUSAL)).toBeHidden();
    }

    await visit(page, '/auth/dashboard');
    await titled(page, 'Dashboard');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const own = ['/api/notificaciones', '/api/eventos', hasDashboard ? '/api/dashboard' : '/api/jornada'];
      const isOwn = own.includes(pathname);
      if (pathname.startsWith('/api/') && !isOwn) calls.push(pathname);
    });
    for (const { path, roles, below = [] } of SECTIONS) {
      if (roles.includes(role)) continue;
      for (const route of ['', ...below].map((end) => `/auth/${path}${end && `/${end}`}`)) {
        await visit(page, route);
        await expect(page.getByText(REFUSAL), route).toBeVisible();
        await expect(page).toHaveURL(route);
      }
    }
    expect(calls).toEqual([]);
  });
}
