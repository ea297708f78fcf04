import { expect, test } from '@playwright/test';
import { newPromotor } from './records';
import { cell, choose, done, enter, promotor, startNew, suma } from './staff';

test('a sumador types 100 colillas without the mouse, finds them again, and closes the venta', async ({
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
  for (let row = 1; row <= 100; row += 1) {
    await page.keyboard.type(String(row).padStart(4, '0'));
    await page.keyboard.press('Enter');
    // An empty valor repeats the one above.
    if (row === 1) await page.keyboard.type('1.25');
    await page.keyboard.press('Enter');
  }
  await expect(suma(page)).toContainText('$125.00');
  await expect(suma(page)).toContainText('100 colillas');
  await cell(page, 'Colilla', 100).focus();
  await page.keyboard.press('*');
  await expect(cell(page, 'Colilla', 100)).toHaveValue('(0100)');
  await expect(suma(page)).toContainText('$123.75');
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();

  await page.reload();
  await expect(suma(page)).toContainText('$123.75');
  await expect(cell(page, 'Colilla', 100)).toHaveValue('(0100)');
  await cell(page, 'Colilla', 1).focus();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Cerrar venta' });
  await expect(dialog).toContainText('$123.75 en 99 colillas');
  await dialog.getByRole('button', { name: 'Cerrar venta' }).click();
  await done(page, 'Venta cerrada');
  await expect(page.getByText('Cerrada', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '(0100)' })).toBeVisible();
});
