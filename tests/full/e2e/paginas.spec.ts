import { expect, type Locator, type Page } from '@playwright/test';
import {
  FINGER,
  halves,
  hardToTouch,
  listed,
  listenForStrangers,
  lookOn,
  openDialog,
  type Place,
} from '../../support/e2e/look';
import { ALL_PARTS, OTHER_PARTS } from '../../support/e2e/parts';
import { dayOf, enter, listOf, PHONE, test, titled, visit } from '../../support/e2e/staff';

function follow(shown: (page: Page) => Locator) {
  return async (page: Page) => {
    await page.getByRole('table').getByRole('link').first().click();
    await expect(shown(page)).toBeVisible();
  };
}

function openStep(verb: string) {
  return async (page: Page) => {
    await follow(() => page.getByRole('button', { name: verb }))(page);
    await page.getByRole('button', { name: verb }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
}

async function openSearch(page: Page) {
  await openDialog('Ir a…', 'Ir a…')(page);
  await page.getByRole('combobox', { name: 'Ir a…' }).fill('P013');
  await expect(page.getByRole('group', { name: 'Promotores' })).toBeVisible();
}

const PLACES: readonly Place[] = [
  ['/auth/nomina', listed],
  ['/auth/nomina/create', (page) => expect(page.getByLabel('Cuenta Bancaria')).toBeVisible()],
  ['/auth/nomina/planilla/1', openDialog('Ver', 'Ver Comprobante')],
  ['/auth/nomina/planilla/999999', (page) => expect(page.getByRole('alert')).toContainText('No existe')],
  ['/auth/ventas/create', (page) => expect(page.getByRole('combobox', { name: 'Promotor' })).toBeVisible()],
  ['/auth/ventas/edit/1', (page) => expect(page.getByText('COMISIÓN')).toBeVisible()],
  ['/auth/premios', listed],
  ['/auth/gastos', listed],
  [listOf('premios', { estado: 'PENDIENTE' }), openStep('Rechazar')],
  ['/auth/gastos/create', (page) => expect(page.getByLabel('Descripción')).toBeVisible()],
  [listOf('premios', { estado: 'PAGADO' }), follow((page) => page.getByText(/^Forma de pago$/))],
  ['/auth/gastos/edit/400', (page) => expect(page.getByRole('button', { name: 'Historial' })).toBeVisible()],
  ['/auth/ingresos', listed],
  [listOf('depositos', { estado: 'P' }), openDialog('Depositar', /^Depositar/)],
  ['/auth/depositos/create', (page) => expect(page.getByLabel('Banco')).toBeVisible()],
  ['/auth/depositos/edit/1', (page) => expect(page.getByRole('button', { name: 'Historial' })).toBeVisible()],
  ['/auth/transferencias', listed],
  [
    '/auth/transferencias/edit/1',
    (page) => expect(page.getByRole('region', { name: 'Resumen' })).toBeVisible(),
  ],
  ['/auth/transferencias/create', (page) => expect(page.getByLabel('Concepto')).toBeVisible()],
  ['/auth/prestamos', listed],
  ['/auth/prestamos/create', (page) => expect(page.getByLabel('Cuotas')).toBeVisible()],
  ['/auth/configuracion/sorteos', listed],
  ['/auth/configuracion/feriados', listed],
  ['/auth/configuracion/feriados/edit/1', openDialog('Anular', /^Anular/)],
  ['/auth/vendedores', listed],
  ['/auth/vendedores/importar', (page) => expect(page.getByLabel('Elegir archivo')).toBeAttached()],
  ['/auth/vendedores/create', (page) => expect(page.getByLabel('Código')).toBeVisible()],
  [
    '/auth/configuracion/password',
    (page) => expect(page.getByRole('table', { name: 'Mis sesiones' })).toBeVisible(),
  ],
  ['/auth/usuarios', listed],
  ['/auth/usuarios/create', (page) => expect(page.getByLabel('Nombre')).toBeVisible()],
  ['/auth/usuarios/edit/7', openDialog('Cambiar contraseña', 'Cambiar contraseña')],
  ['/auth/planillas', (page) => titled(page, 'Planillas')],
  [
    `/auth/planillas/ventas?fecha=${dayOf(7)}`,
    (page) => expect(page.getByText('FECHA', { exact: true })).toBeVisible(),
  ],
  [
    `/auth/planillas/premios?fecha=${dayOf(7)}`,
    (page) => expect(page.getByText('Premios pagados en la semana')).toBeVisible(),
  ],
  [`/auth/planillas/global?fecha=${dayOf(7)}`, listed],
  [`/auth/planillas/consolidado?fecha=${dayOf(7)}`, listed],
  ['/auth/reportes/movimientos', listed],
  ['/auth/reportes', openSearch],
  ['/auth/no/hay/nada', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
];

for (const places of halves([...PLACES, ...OTHER_PARTS])) lookOn('desktop', 'light', places);
lookOn('desktop', 'dark', ALL_PARTS);
lookOn('phone', 'dark', ALL_PARTS);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, ...FINGER });

  test('touch targets of the other lists, forms and dialogs are large enough, and no input zooms', async ({
    page,
  }) => {
    const missed: string[] = [];
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    for (const [path, open] of PLACES) {
      await visit(page, path);
      await open(page);
      missed.push(...(await hardToTouch(page, path)));
      await page.keyboard.press('Escape');
    }

    expect(missed).toEqual([]);
  });
});

/** The routes of SPEC 2 that PLACES leaves out, because they look like others. */
const OTHER_ROUTES = [
  'configuracion/sorteos/create',
  'configuracion/feriados/create',
  'vendedores/edit/1',
  'ingresos/create',
  'ingresos/edit/1',
  'reportes/depositos',
  'reportes/historico',
];

test('[F18] nothing leaves our own origin on the remaining routes', async ({ page, baseURL }) => {
  const strangers = listenForStrangers(page, baseURL);
  await enter(page, 'superadministrador', '/auth/no/hay/nada');

  for (const route of OTHER_ROUTES) {
    await visit(page, `/auth/${route}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeHidden();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
  expect(strangers).toEqual([]);
});
