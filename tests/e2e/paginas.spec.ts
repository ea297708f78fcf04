import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './staff';

/** Opens the dialog or the page itself; what is there afterwards is looked at. */
const PLACES: readonly [path: string, open: (page: Page) => Promise<void>][] = [
  ['/auth/dashboard', (page) => expect(page.getByText('Ver como tabla').first()).toBeVisible()],
  ['/auth/nomina', (page) => expect(page.getByRole('link', { name: 'Abrir' }).first()).toBeVisible()],
  ['/auth/nomina/create', (page) => expect(page.getByLabel('Cuenta Bancaria')).toBeVisible()],
  ['/auth/nomina/planilla/1', (page) => expect(page.getByText('ADMINISTRADOR')).toBeVisible()],
  ['/auth/nomina/planilla/205', openDialog('Cargar', 'Cargar Comprobante')],
  ['/auth/nomina/planilla/1', openDialog('Ver', 'Ver Comprobante')],
  ['/auth/nomina/planilla/999999', (page) => expect(page.getByRole('alert')).toContainText('No existe')],
  ['/auth/ventas', listed],
  ['/auth/ventas/create', (page) => expect(page.getByRole('combobox', { name: 'Promotor' })).toBeVisible()],
  [filtered('ventas', { estado: 'B' }), follow((page) => page.getByRole('table', { name: 'Colillas' }))],
  ['/auth/ventas/edit/1', (page) => expect(page.getByText('COMISIÓN')).toBeVisible()],
  ['/auth/premios', listed],
  ['/auth/premios/create', (page) => expect(page.getByRole('textbox', { name: 'Valor' })).toBeVisible()],
  [filtered('premios', { estado: 'PENDIENTE' }), openStep('Rechazar')],
  [filtered('premios', { estado: 'PAGADO' }), follow((page) => page.getByText('FORMA DE PAGO'))],
  ['/auth/gastos', listed],
  ['/auth/gastos/create', (page) => expect(page.getByLabel('Descripción')).toBeVisible()],
  ['/auth/gastos/edit/400', (page) => expect(page.getByRole('tab', { name: 'Historial' })).toBeVisible()],
  ['/auth/ingresos', listed],
  [filtered('depositos', { estado: 'P' }), openDialog('Depositar', /^Depositar/)],
  ['/auth/depositos', openDialog('Historial', /Historial/)],
  ['/auth/depositos/create', (page) => expect(page.getByLabel('Banco')).toBeVisible()],
  ['/auth/transferencias', listed],
  ['/auth/transferencias/create', (page) => expect(page.getByLabel('Concepto')).toBeVisible()],
  ['/auth/prestamos', listed],
  ['/auth/prestamos/create', (page) => expect(page.getByLabel('Cuotas')).toBeVisible()],
  ['/auth/prestamos/edit/1', openTab('Abonos')],
  ['/auth/configuracion/sorteos', (page) => expect(page.getByRole('table')).toBeVisible()],
  ['/auth/configuracion/sorteos/edit/1', (page) => expect(page.getByLabel('Nombre')).toBeVisible()],
  ['/auth/configuracion/feriados', (page) => expect(page.getByRole('table')).toBeVisible()],
  ['/auth/configuracion/feriados/edit/1', openDialog('Anular', /^Anular/)],
  ['/auth/vendedores', (page) => expect(page.getByRole('table')).toBeVisible()],
  ['/auth/vendedores/create', (page) => expect(page.getByLabel('Código')).toBeVisible()],
  ['/auth/configuracion', (page) => expect(page.getByRole('link', { name: /^Feriados/ })).toBeVisible()],
  ['/auth/configuracion/password', (page) => expect(page.getByLabel('Contraseña actual')).toBeVisible()],
  ['/auth/usuarios', (page) => expect(page.getByRole('link', { name: 'Marta' })).toBeVisible()],
  ['/auth/usuarios/create', (page) => expect(page.getByLabel('Nombre')).toBeVisible()],
  ['/auth/usuarios/edit/7', (page) => expect(page.getByLabel('Nombre')).toBeVisible()],
  ['/auth/usuarios/edit/7', openDialog('Cambiar contraseña', 'Cambiar contraseña')],
  ['/auth/planillas', (page) => headed(page, 'Planillas')],
  ['/auth/planillas/ventas', (page) => expect(page.getByText('FECHA', { exact: true })).toBeVisible()],
  ['/auth/planillas/premios', (page) => expect(page.getByText('Pagado en la semana')).toBeVisible()],
  ['/auth/planillas/global', (page) => expect(page.getByRole('table')).toBeVisible()],
  ['/auth/planillas/consolidado', (page) => expect(page.getByRole('table')).toBeVisible()],
  ['/auth/reportes', (page) => headed(page, 'Reportes')],
  ['/auth/reportes/movimientos', (page) => expect(page.getByText('Elija un administrador.')).toBeVisible()],
  ['/auth/reportes/historico_global', (page) => expect(page.getByRole('table')).toBeVisible()],
  ['/auth/dashboard', openDialog('Notificaciones', 'Notificaciones')],
  ['/auth/dashboard', openDialog('Ir a…', 'Ir a…')],
  ['/auth/no/hay/nada', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
];

function listed(page: Page) {
  return expect(page.getByRole('table')).toBeVisible();
}

function filtered(section: string, filter: object) {
  return `/auth/${section}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** From the list to the first record. */
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

function openTab(name: string) {
  return async (page: Page) => {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  };
}

const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

function openDialog(button: string, title: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
}

const violations = async (page: Page, where: string) => {
  // Away from what was clicked: a tooltip stands outside all landmarks.
  await page.mouse.move(0, 0);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();

  return violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`,
  );
};

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

type Places = typeof PLACES;

/** In parts, so that no test takes minutes. */
const parts = (places: Places): Places[] =>
  Array.from({ length: Math.ceil(places.length / PART) }, (_, part) =>
    places.slice(part * PART, (part + 1) * PART),
  );
const PART = 16;

const every = (step: number) => PLACES.filter((_, index) => index % step === 0);

/** Every place on a desktop in light, every second one on a phone in the dark, some in the other two looks. */
const LOOKS = [
  ...parts(PLACES).map((places) => ({
    title: 'desktop, light',
    viewport: DESKTOP,
    colorScheme: 'light' as const,
    places,
  })),
  ...parts(every(2)).map((places) => ({
    title: 'phone, dark',
    viewport: PHONE,
    colorScheme: 'dark' as const,
    places,
  })),
  { title: 'desktop, dark', viewport: DESKTOP, colorScheme: 'dark' as const, places: every(6) },
  { title: 'phone, light', viewport: PHONE, colorScheme: 'light' as const, places: every(6) },
];

for (const [part, { title, places, ...look }] of LOOKS.entries()) {
  test.describe(`${title}, part ${part}`, () => {
    test.use({ ...look, reducedMotion: 'reduce' });
    test.slow();

    test('F18, F19: every kind of page is accessible, and nothing leaves our own origin', async ({
      page,
      baseURL,
    }) => {
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
          strangers.push(request.url());
      });
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) strangers.push(message.text());
      });

      await page.goto('/');
      const found = await violations(page, '/');
      await signIn(page, 'superadministrador');
      for (const [path, open] of places) {
        await page.goto(path);
        await open(page);
        found.push(...(await violations(page, path)));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) found.push(`${path}: ${overflow} px wider than the screen`);
      }

      expect(found).toEqual([]);
      expect(strangers).toEqual([]);
    });
  });
}
