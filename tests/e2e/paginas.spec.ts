import { expect, type Locator, type Page } from '@playwright/test';
import { AXE, overflow, violations } from './axe';
import { newPromotor } from './records';
import { callAs, dayOf, enter, listOf, PHONE, TWIN, test, titled, visit } from './staff';

/** Opens the dialog or the page itself; what is there afterwards is looked at. */
type Place = readonly [path: string, open: (page: Page) => Promise<void>];

/** Between them they show every part that has colours. */
const ALL_PARTS: readonly Place[] = [
  ['/auth/dashboard', (page) => expect(page.getByText('Ver como tabla').first()).toBeVisible()],
  ['/auth/nomina/planilla/205', openDialog('Cargar', 'Cargar Comprobante')],
  ['/auth/ventas', listed],
  ['/auth/premios/create', (page) => expect(page.getByRole('textbox', { name: 'Valor' })).toBeVisible()],
  ['/auth/depositos', openDialog('Historial', /Historial/)],
  ['/auth/ventas', openDraft],
  ['/auth/prestamos/edit/1', (page) => expect(page.getByRole('table', { name: 'Abonos' })).toBeVisible()],
  ['/auth/configuracion/sorteos/edit/1', (page) => expect(page.getByLabel('Nombre')).toBeVisible()],
  ['/auth/reportes/historico_global', listed],
  ['/auth/configuracion', openDialog('Notificaciones', 'Notificaciones')],
];

const PLACES: readonly Place[] = [
  ...ALL_PARTS,
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
  [listOf('premios', { estado: 'PAGADO' }), follow((page) => page.getByText('FORMA DE PAGO'))],
  ['/auth/gastos/edit/400', (page) => expect(page.getByRole('button', { name: 'Historial' })).toBeVisible()],
  ['/auth/ingresos', listed],
  [listOf('depositos', { estado: 'P' }), openDialog('Depositar', /^Depositar/)],
  ['/auth/depositos/create', (page) => expect(page.getByLabel('Banco')).toBeVisible()],
  ['/auth/transferencias', listed],
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
    (page) => expect(page.getByText('Pagado en la semana')).toBeVisible(),
  ],
  [`/auth/planillas/global?fecha=${dayOf(7)}`, listed],
  [`/auth/planillas/consolidado?fecha=${dayOf(7)}`, listed],
  ['/auth/reportes/movimientos', (page) => expect(page.getByText('Elija un administrador')).toBeVisible()],
  ['/auth/reportes', openSearch],
  ['/auth/no/hay/nada', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
];

function listed(page: Page) {
  return expect(page.getByRole('table')).toBeVisible();
}

/** A draft of today: the demo has none when a week begins. */
async function openDraft(page: Page) {
  const { id: fk_vendedor } = await newPromotor(page.request);
  const { send } = await callAs(page.request, 'superadministrador');
  const { id } = await send('POST', '/api/ventas', {
    ...{ fecha: dayOf(0), fk_sorteo: 3, fk_vendedor, estado: 'B' },
    detalle_ventas: [{ colilla: '12', valor: '2' }],
  });
  await visit(page, `/auth/ventas/edit/${id}`);
  await expect(page.getByRole('table', { name: 'Colillas' })).toBeVisible();
}

async function openSearch(page: Page) {
  await openDialog('Ir a…', 'Ir a…')(page);
  await page.getByRole('combobox', { name: 'Ir a…' }).fill('P013');
  await expect(page.getByRole('group', { name: 'Promotores' })).toBeVisible();
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

function openDialog(button: string, title: string | RegExp) {
  return async (page: Page) => {
    const opener = page.getByRole('button', { name: button }).first();
    const menu = page.getByRole('button', { name: 'Acciones' }).first();
    await expect(opener.or(menu).first()).toBeVisible();
    // The card of a phone has it in its menu.
    if (!(await opener.isVisible())) await menu.click();
    await opener.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
}

/** Looked at once, on the first page. */
const SHELL = ['body header', '[aria-label="Menú principal"]', 'aside'];
/** The rows of a table are alike. */
const FURTHER_ROWS = 'tbody tr:nth-child(n + 8)';

const faultsAt = async (page: Page, where: string, isFirst = false) =>
  (await violations(page, isFirst ? [FURTHER_ROWS] : [FURTHER_ROWS, ...SHELL])).map(
    (fault) => `${where}: ${fault}`,
  );

/** Collects what the page asks of another origin, and what its policy forbids it. */
const listenForStrangers = (page: Page, baseURL = '') => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) strangers.push(message.text());
  });

  return strangers;
};

const DESKTOP = { width: 1280, height: 800 };
/** A finger in place of a pointer. */
const FINGER = { isMobile: true, hasTouch: true };

const softly = expect.configure({ soft: true });

/** A finger's, in px. */
const TARGET = 44;

/** Touch targets that are too small and inputs that a phone zooms into. Links within a sentence are exempt. */
const hardToTouch = (page: Page, where: string) =>
  page.evaluate(
    ([place, least]) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, textarea, summary, [role="option"]',
        ),
      ]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.clientWidth > 1)
        .filter((target) => !target.closest('[aria-hidden="true"]') && target.matches(':not(p *)'))
        .flatMap((target) => {
          const box = target.closest('.MuiInputBase-root, label') ?? target;
          const { width, height } = box.getBoundingClientRect();
          const isSmall = Math.round(Math.min(width, height)) < least;
          const letters = Number.parseFloat(getComputedStyle(target).fontSize);
          const isTyped = target.matches(
            'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])',
          );
          const isZoomed = isTyped && letters < 16;
          const name = target.ariaLabel ?? (target.innerText || target.getAttribute('name'));

          return isSmall || isZoomed
            ? [`${place}: ${target.tagName} ${name} ${width} × ${height}, ${letters} px`]
            : [];
        }),
    [where, TARGET] as const,
  );

const lookOn = (
  device: 'desktop' | 'phone',
  colorScheme: 'light' | 'dark',
  places: readonly Place[],
  details = {},
) => ({
  title: `${device}, ${colorScheme}, from ${places[0]?.[0]}`,
  details,
  colorScheme,
  places,
  ...(device === 'phone' ? { viewport: PHONE, ...FINGER } : { viewport: DESKTOP, isMobile: false }),
});

/** In two parts, for the two workers. */
const halves = (places: readonly Place[]) => [
  places.slice(0, places.length / 2),
  places.slice(places.length / 2),
];

const LOOKS = [
  ...halves(ALL_PARTS).map((places) => lookOn('desktop', 'light', places)),
  lookOn('phone', 'light', ALL_PARTS.slice(0, 3)),
  ...halves(PLACES.slice(ALL_PARTS.length)).map((places) => lookOn('desktop', 'light', places, TWIN)),
  lookOn('desktop', 'dark', ALL_PARTS, TWIN),
  lookOn('phone', 'dark', ALL_PARTS, TWIN),
];

for (const { title, details, places, ...look } of LOOKS) {
  test.describe(title, details, () => {
    test.use(look);

    test('[F18] [F19] every kind of page is accessible, and nothing leaves our own origin', async ({
      page,
      baseURL,
    }) => {
      const strangers = listenForStrangers(page, baseURL);

      await page.addInitScript(AXE);
      await page.goto('/');
      const found = await faultsAt(page, '/');
      if (look.isMobile) found.push(...(await hardToTouch(page, '/')));
      await enter(page, 'superadministrador', '/auth/no/hay/nada');
      for (const [index, [path, open]] of places.entries()) {
        await visit(page, path);
        await open(page);
        found.push(...(await faultsAt(page, path, index === 0)));
        if (look.isMobile) found.push(...(await hardToTouch(page, path)));
        await page.setViewportSize(PHONE);
        await softly.poll(() => overflow(page), `${path} is wider than a phone`).toBeLessThanOrEqual(0);
        await page.setViewportSize(look.viewport);
        // Close menus and tooltips before the next screen.
        await page.keyboard.press('Escape');
        await page.mouse.click(0, 0);
      }

      expect(found).toEqual([]);
      expect(strangers).toEqual([]);
    });
  });
}

test.describe('a finger on a phone', TWIN, () => {
  test.use({ viewport: PHONE, ...FINGER });

  test('hits whatever the other lists, forms and dialogs hold, and no input is zoomed into', async ({
    page,
  }) => {
    const missed: string[] = [];
    await enter(page, 'superadministrador', '/auth/no/hay/nada');
    for (const [path, open] of PLACES.slice(ALL_PARTS.length)) {
      await visit(page, path);
      await open(page);
      missed.push(...(await hardToTouch(page, path)));
      await page.keyboard.press('Escape');
    }

    expect(missed).toEqual([]);
  });
});

/** The routes of SPEC 2 that look like others. */
const OTHER_ROUTES = [
  ...[
    'configuracion/sorteos/create',
    'configuracion/feriados/create',
    'vendedores/edit/1',
    'ingresos/create',
  ],
  ...['ingresos/edit/1', 'reportes/depositos', 'reportes/historico'],
];

test(
  '[F18] nor does anything leave our own origin on the routes that look like others',
  TWIN,
  async ({ page, baseURL }) => {
    const strangers = listenForStrangers(page, baseURL);
    await enter(page, 'superadministrador', '/auth/no/hay/nada');

    for (const route of OTHER_ROUTES) {
      await visit(page, `/auth/${route}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeHidden();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    }
    expect(strangers).toEqual([]);
  },
);

test('on a phone a list can be scrolled clear of the round button that creates', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, 'superadministrador', '/auth/depositos');
  await listed(page);
  const round = await page.getByRole('link', { name: 'Nueva solicitud' }).boundingBox();
  const next = page.getByRole('button', { name: 'Ir a la página siguiente' });
  const endOfList = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { y = 0, height = 0 } = (await next.boundingBox()) ?? {};

    return y + height;
  };

  await expect.poll(endOfList).toBeLessThanOrEqual(round?.y ?? 0);
});
