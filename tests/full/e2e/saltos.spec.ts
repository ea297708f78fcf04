import { expect, type Page } from '@playwright/test';
import { FINGER } from '../../support/e2e/look';
import { DESKTOP, dayOf, enter, PHONE, test } from '../../support/e2e/staff';

const WEEK_AGO = dayOf(7);
const SECTIONS = [
  'vendedores',
  'ventas',
  'premios',
  'gastos',
  'depositos',
  'transferencias',
  'prestamos',
  'ingresos',
  'nomina',
  'usuarios',
  'configuracion/sorteos',
  'configuracion/feriados',
];
const ROUTES = [
  ...['dashboard', 'configuracion', 'configuracion/password', 'planillas', 'reportes'],
  ...SECTIONS,
  ...['ventas', 'premios', 'global', 'consolidado'].map((sheet) => `planillas/${sheet}?fecha=${WEEK_AGO}`),
  ...['movimientos', 'depositos', 'historico', 'historico_global'].map((report) => `reportes/${report}`),
  ...SECTIONS.map((section) => `${section}/create`),
  ...SECTIONS.filter((section) => section !== 'nomina').map((section) => `${section}/edit/1`),
  'nomina/planilla/1',
];

/** The largest sum of shifts of a page that Web Vitals call good is five times as much. */
const MOST = 0.02;

interface Shift {
  value: number;
  parts: readonly string[];
}

/** Notes what moves without a gesture. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources = [] } = Object(entry);
        if (hadRecentInput) continue;
        const parts = [...sources].map(({ node, previousRect: from, currentRect: to }) => {
          const { nodeName, className = '', textContent = '' } = Object(node);

          return `${nodeName}.${className} «${String(textContent).slice(0, 30)}» ${from.x},${from.y} → ${to.x},${to.y}`;
        });
        shifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens a route and says what moved until a second after its content is there. */
const shiftsOn = async (page: Page, route: string) => {
  await page.goto(`/auth/${route}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  const shown = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 1_000, shown);

  return page.evaluate(() => Object(window).shifts as Shift[]);
};

for (const [device, options] of [
  ['desktop', { viewport: DESKTOP }],
  ['phone', { viewport: PHONE, ...FINGER }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('[L9] no route jumps while it loads: its layout shift is at most 0.02', async ({ page }) => {
      const jumps: string[] = [];
      await watch(page);
      await enter(page, 'superadministrador');
      for (const route of ROUTES) {
        const shifts = await shiftsOn(page, route);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > MOST)
          jumps.push(`${route} ${sum.toFixed(3)}: ${shifts.flatMap(({ parts }) => parts).join('; ')}`);
      }

      expect(jumps).toEqual([]);
    });
  });
}
