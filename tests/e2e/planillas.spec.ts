import { expect, type Page } from '@playwright/test';
import { dayOf, enter, menu, test, titled } from './staff';

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

test('the dashboard leads to the lists behind its figures, and back', async ({ page }) => {
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
});
