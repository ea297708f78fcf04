import { expect, test } from '@playwright/test';
import { dayOf, enter } from '../support/e2e/staff';

test.use({ colorScheme: 'dark' });

test('a sheet prints dark on white, though the screen is dark @long', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/nomina/planilla/1');
  const total = page.getByRole('cell', { name: 'TOTAL', exact: true });
  await expect(total).toHaveCSS('color', 'rgb(231, 233, 235)');

  await page.emulateMedia({ media: 'print' });

  await expect(total).toHaveCSS('color', 'rgb(27, 29, 31)');
  await expect(total).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
});

test('the sheet of a nomina has room to sign on paper, and only there @ci', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/nomina/planilla/1');
  const signature = page.getByText(/^Elaborado por/);
  await expect(page.getByRole('cell', { name: 'TOTAL', exact: true })).toBeVisible();
  await expect(signature).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(signature).toBeVisible();
  await expect(page.getByText(/^Administrador: /)).toBeVisible();
});

test('a list prints its rows without checkboxes and buttons @long', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/gastos');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(Columnas|Exportar|Importar|Ir a la página)/ }),
  ).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nuevo gasto' })).toBeHidden();
});

test('a sheet prints its head on each page and its TOTAL once @long', async ({ page }) => {
  await enter(page, 'superadministrador', `/auth/planillas/ventas?fecha=${dayOf(7)}`);
  await expect(page.getByRole('row', { name: /^TOTAL/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Planilla de Ventas' })).toBeVisible();
  await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('tfoot').first()).toHaveCSS('display', 'table-row-group');
});

test('[L8] the plot of a report is drawn, and prints in black and white on one page @ci', async ({
  page,
}) => {
  await enter(page, 'superadministrador', '/auth/reportes/historico_global');
  const plot = page.getByRole('img', { name: /^Ventas, premios y utilidad por semana/ });
  const lines = plot.locator('.MuiLineChart-linePlot .MuiLineChart-line');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toHaveCSS('stroke', 'rgb(45, 212, 191)');
  const dashes = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray));
  expect(new Set(dashes).size).toBe(3);

  await page.emulateMedia({ media: 'print' });

  for (const line of await lines.all()) await expect(line).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  await expect(plot.locator('text').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(page.getByRole('region', { name: /^Ventas, premios/ })).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('button', { name: 'Ocultar gráfico' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Ocultar gráfico' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Ventas, premios/ })).toBeHidden();
});
