import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { dayOf, enter, menu, titled, visit } from './staff';

/** The texts of a row of the sheet's table. */
const row = async (page: Page, name: string | RegExp) =>
  page.getByRole('row', { name }).last().getByRole('cell').allTextContents();

const week = (page: Page) => page.getByText(/^\d{4}-\d\d-\d\d al \d{4}-\d\d-\d\d$/);

/** The sheet of the week before, once it is there. */
const lastWeek = async (page: Page) => {
  const shown = (await week(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await expect(week(page)).not.toHaveText(shown);
};

const open = async (page: Page, section: 'Planillas' | 'Reportes', name: RegExp) => {
  await menu(page).getByRole('link', { name: section }).click();
  await titled(page, section);
  await page.getByRole('main').getByRole('link', { name }).click();
};

test('the four sheets of a week agree with one another', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/planillas');
  await open(page, 'Planillas', /^Ventas/);
  await lastWeek(page);
  for (const day of ['LUN', 'MAR', 'MIÉ', 'JUE', 'VIE', 'SÁB', 'DOM']) {
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${day}`) })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /^TOTAL/ })).toBeVisible();
  const ventas = (await row(page, /^TOTAL/)).at(-3);

  await open(page, 'Planillas', /^Global/);
  await lastWeek(page);
  await expect(page.getByRole('row', { name: /^TOTAL/ })).toBeVisible();
  expect(await row(page, /^TOTAL/)).toContain(ventas);
  await expect(page.getByRole('row', { name: /^SUBTOTAL/ })).toHaveCount(4);

  await open(page, 'Planillas', /^Consolidado/);
  await lastWeek(page);
  await expect(page.getByRole('row', { name: /^TOTAL/ })).toBeVisible();
  expect(await row(page, /^TOTAL/)).toContain(ventas);
  const saldo = (await row(page, /^Ana Paredes/)).at(-1);
  const [monday, sunday] = (await week(page).textContent())?.split(' al ') ?? [];

  const { searchParams } = new URL(page.url());
  expect(searchParams.get('fecha')).toBe(monday);
  await open(page, 'Reportes', /^Movimientos/);
  await page.getByRole('combobox', { name: 'Administrador' }).selectOption({ label: 'Ana Paredes' });
  await page.getByLabel('Desde').fill(monday ?? '');
  await page.getByLabel('Hasta').fill(sunday ?? '');
  await expect(page.getByText('SALDO ANTERIOR').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: saldo }).last()).toBeVisible();
});

test('a sheet of premios is grouped by promotor and counts each state', async ({ page }) => {
  await enter(page, 'revisor', '/auth/planillas');
  const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  await expect(link(/^Premios/)).toBeVisible();
  await expect(link(/^Consolidado/)).toHaveCount(0);
  await link(/^Premios/).click();
  await lastWeek(page);

  await expect(page.getByText(/Pagado en la semana/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'SECUENCIA' })).toBeVisible();
});

test('a sheet prints on white without the shell, its head on each page, its TOTAL once', async ({ page }) => {
  await enter(page, 'superadministrador', `/auth/planillas/ventas?fecha=${dayOf(7)}`);
  await expect(page.getByRole('row', { name: /^TOTAL/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Planilla de Ventas' })).toBeVisible();
  await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('tfoot').first()).toHaveCSS('display', 'table-row-group');
});

test('sheets and reports are exported as XLSX and CSV', async ({ page }) => {
  await enter(page, 'administrador');
  for (const path of [
    ...['ventas', 'premios', 'global', 'consolidado'].map((name) => `planillas/${name}?fecha=${dayOf(7)}`),
    ...['reportes/movimientos', 'reportes/depositos', 'reportes/historico', 'reportes/historico_global'],
  ]) {
    await visit(page, `/auth/${path}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    for (const kind of ['XLSX', 'CSV']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar' }).click();
      await page.getByRole('menuitem', { name: kind }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${kind.toLowerCase()}$`));
      expect((await readFile(await file.path())).length).toBeGreaterThan(100);
    }
  }
});

test('a report of many weeks says months in upper case', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/reportes/historico_global');
  await page.getByRole('combobox', { name: 'Por' }).selectOption({ label: 'Mes' });

  await expect(page.getByRole('cell', { name: /^(ENERO|FEBRERO|[A-Z]+) \d{4}$/ }).first()).toBeVisible();
});

test('the dashboard leads to the lists behind its figures, and tells its plots in tables too', async ({
  page,
}) => {
  await enter(page, 'superadministrador');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Premios por revisar/i })
    .click();
  await expect(page).toHaveURL(/\/auth\/premios\?/);
  await expect(page.getByRole('tab', { name: /^Pendiente/, selected: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Pendiente' }).first()).toBeVisible();

  await page.goBack();
  const plot = page.getByRole('region', { name: /utilidad/i });
  await plot.scrollIntoViewIfNeeded();
  await expect(plot.getByRole('img').locator('svg')).toBeVisible();
  await plot.getByText('Ver como tabla').click();
  await expect(plot.getByRole('table')).toBeVisible();
});
