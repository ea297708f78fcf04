import { expect, type Page, test } from '@playwright/test';
import { newPromotor } from './records';
import { choose, done, enter, promotor, startNew } from './staff';

const cell = (page: Page, campo: 'Colilla' | 'Valor', fila: number) =>
  page.getByRole('textbox', { name: `${campo}, fila ${fila}`, exact: true });
const suma = (page: Page) => page.getByRole('status', { name: 'Suma' });

test('a sumador types colillas without the mouse, finds them again, and closes the venta', async ({
  page,
}) => {
  const { codigo } = await newPromotor(page.request);
  await enter(page, 'sumador', '/auth/ventas');
  await startNew(page, 'Nueva venta');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, codigo);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page).toHaveURL(/\/ventas\/edit\/\d+$/);

  await cell(page, 'Colilla', 1).focus();
  for (let row = 1; row <= 24; row += 1) {
    await page.keyboard.type(String(row).padStart(4, '0'));
    await page.keyboard.press('Enter');
    // An empty valor repeats the one above.
    if (row === 1) await page.keyboard.type('1.25');
    await page.keyboard.press('Enter');
  }
  await expect(suma(page)).toContainText('$30.00');
  await expect(suma(page)).toContainText('24 colillas');
  await cell(page, 'Colilla', 24).focus();
  await page.keyboard.press('*');
  await expect(cell(page, 'Colilla', 24)).toHaveValue('(0024)');
  await expect(suma(page)).toContainText('$28.75');
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();

  await page.reload();
  await expect(suma(page)).toContainText('$28.75');
  await expect(cell(page, 'Colilla', 24)).toHaveValue('(0024)');
  await cell(page, 'Colilla', 1).focus();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Cerrar venta' });
  await expect(dialog).toContainText('$28.75 en 23 colillas');
  await dialog.getByRole('button', { name: 'Cerrar venta' }).click();
  await done(page, 'Venta cerrada');
  await expect(page.getByText('Cerrada', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '(0024)' })).toBeVisible();
});
