import { expect, test } from '@playwright/test';
import { newPromotor } from '../support/e2e/records';
import { cell, choose, done, enter, promotor, startNew, suma } from '../support/e2e/staff';
import { sized } from '../support/size';

const COLILLAS = sized(20, 100);
const LAST = String(COLILLAS).padStart(4, '0');
const dollars = (colillas: number) => `$${(colillas * 1.25).toFixed(2)}`;

test('a sumador types many colillas without the mouse, finds them again, and closes the venta', async ({
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
  for (let row = 1; row <= COLILLAS; row += 1) {
    await page.keyboard.type(String(row).padStart(4, '0'));
    await page.keyboard.press('Enter');
    // An empty valor repeats the one above.
    if (row === 1) await page.keyboard.type('1.25');
    await page.keyboard.press('Enter');
  }
  await expect(suma(page)).toContainText(dollars(COLILLAS));
  await expect(suma(page)).toContainText(`${COLILLAS} colillas`);
  await cell(page, 'Colilla', COLILLAS).focus();
  await page.keyboard.press('*');
  await expect(cell(page, 'Colilla', COLILLAS)).toHaveValue(`(${LAST})`);
  await expect(suma(page)).toContainText(dollars(COLILLAS - 1));
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();

  await page.reload();
  await expect(suma(page)).toContainText(dollars(COLILLAS - 1));
  await expect(cell(page, 'Colilla', COLILLAS)).toHaveValue(`(${LAST})`);
  await cell(page, 'Colilla', 1).focus();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Cerrar venta' });
  await expect(dialog).toContainText(`${dollars(COLILLAS - 1)} en ${COLILLAS - 1} colillas`);
  await dialog.getByRole('button', { name: 'Cerrar venta' }).click();
  await done(page, 'Venta cerrada');
  await expect(page.getByText('Cerrada', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: `(${LAST})` })).toBeVisible();
});
