import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { newPromotor } from '../../e2e/records';
import { choose, fillSignIn, menu, onEachDevice, promotor, test, titled } from '../../e2e/staff';
import { startSite } from './site';

test.use({ serviceWorkers: 'allow' });

/** Another release of the same program: every file of it has another name. */
const buildNext = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'loteria-next-'));
  await build({
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [{ name: 'next', renderChunk: (code) => `${code}\n;globalThis.isNextRelease = true;` }],
  });

  return outDir;
};

const siteOf = (baseURL = '') => startSite(baseURL.replace('localhost', '127.0.0.1'), 'dist');

const colilla = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Colilla, fila ${row}`, exact: true });

const isNext = (page: Page) => page.evaluate(() => 'isNextRelease' in globalThis);

/** Signs in, and stays until the program is kept in this browser. */
const settle = async (page: Page, url: string, role: Parameters<typeof fillSignIn>[1]) => {
  await page.clock.install();
  await page.goto(url);
  await fillSignIn(page, role);
  await expect(page.getByText('Hola, ')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
};

test('an open page goes on when a new release takes the place of its own, and the next one is of the new release', async ({
  page,
  context,
  baseURL,
}) => {
  const next = await buildNext();
  const site = await siteOf(baseURL);
  await settle(page, site.url, 'superadministrador');

  site.release(next);
  // Its files are nowhere but in this browser by now.
  await menu(page).getByRole('link', { name: 'Préstamos' }).click();
  await titled(page, 'Préstamos');
  await page.getByRole('link', { name: 'Nuevo préstamo' }).click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(await isNext(page)).toBe(false);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(await isNext(page)).toBe(true);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  await page.close();

  // With the last page of the release before, what was kept of it goes.
  const later = await context.newPage();
  await expect
    .poll(async () => {
      await later.goto(`${site.url}/auth/gastos`);
      return later.evaluate(() => caches.keys());
    })
    .toHaveLength(1);
  await titled(later, 'Gastos');
  await context.setOffline(true);
  await later.goto(`${site.url}/auth/premios`);
  await expect(later.getByText('Sin conexión. Lo que escribe se conserva')).toBeVisible();
  expect(await isNext(later)).toBe(true);

  await later.close();
  site.close();
  rmSync(next, { recursive: true });
});

onEachDevice(() => {
  test('a line that only seems to be there is told as none, and a draft goes on', async ({
    page,
    context,
    baseURL,
  }) => {
    const { codigo } = await newPromotor(page.request);
    const site = await siteOf(baseURL);
    await settle(page, site.url, 'sumador');
    await page.goto(`${site.url}/auth/ventas/create`);
    await choose(page, 'Sorteo', /^Nocturno/);
    await promotor(page, codigo);
    await page.keyboard.press('Enter');
    await expect(colilla(page, 1)).toBeFocused();
    await page.keyboard.type('0457');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();
    await page.close();

    site.fallSilent();
    const next = await context.newPage();
    await next.goto(`${site.url}/auth/ventas`, { waitUntil: 'commit' });
    await expect(next.getByText('Sin conexión. Lo que escribe se conserva')).toBeVisible();
    await next.getByRole('link', { name: new RegExp(`^Venta \\d+ · .*${codigo}`) }).click();
    await expect(colilla(next, 1)).toHaveValue('0457');
    await expect(colilla(next, 2)).toBeFocused();
    await next.keyboard.type('0458');
    await next.keyboard.press('Enter');
    await next.keyboard.type('3');
    await next.keyboard.press('Control+s');
    await expect(next.getByRole('status', { name: 'Suma' })).toContainText('SUMA $5.00');

    site.speak();
    await expect(next.getByText(/^Guardado a las/)).toBeVisible();

    await next.close();
    site.close();
  });
});
