import { expect, type Page, test } from '@playwright/test';
import type { Rol } from '../../contract/roles';
import { choose, done, enter, logOut, promotor, startNew, visit } from './staff';

const cell = (page: Page, campo: 'Colilla' | 'Valor', fila: number) =>
  page.getByRole('textbox', { name: `${campo}, fila ${fila}`, exact: true });
const suma = (page: Page) => page.getByRole('status', { name: 'Suma' });

/** A draft of a draw that is held every day, of today. */
const startVenta = async (page: Page, role: Rol, who: string) => {
  await enter(page, role, '/auth/ventas');
  await startNew(page, 'Nueva venta');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, who);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page).toHaveURL(/\/ventas\/edit\/\d+$/);
};

test('a sumador types 100 colillas without the mouse, finds them again, and closes the venta', async ({
  page,
}) => {
  await startVenta(page, 'sumador', 'P001');

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

test('a second venta of the same promotor, draw and day is refused with a way to the first', async ({
  page,
}) => {
  await startVenta(page, 'administrador', 'P009');
  await visit(page, '/auth/ventas/create');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, 'P009');
  await page.getByRole('button', { name: 'Empezar' }).click();

  await expect(page.getByRole('alert')).toContainText('Ya existe una venta de ese promotor, sorteo y fecha');
});

test('an administrador annuls a closed venta with a reason, and the history tells of it', async ({
  page,
}) => {
  await startVenta(page, 'administrador', 'P005');
  await cell(page, 'Colilla', 1).focus();
  await page.keyboard.type('0457');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar venta' }).click();
  await done(page, 'Venta cerrada');

  await page.getByRole('button', { name: 'Anular' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Anular venta' }).click();
  await expect(dialog.getByText('Escriba el motivo de la anulación')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo de la anulación' }).fill('Se ingresó dos veces');
  await dialog.getByRole('button', { name: 'Anular venta' }).click();
  await done(page, 'Venta anulada');

  await page.getByRole('button', { name: 'Historial' }).click();
  const history = page.getByRole('dialog', { name: /Historial/ });
  await expect(history).toContainText('Se ingresó dos veces');
  await expect(history).toContainText('Ana Paredes');
});

test('the list is filtered, and exported with all its pages', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/ventas');
  await expect(page.getByRole('table', { name: 'Ventas' })).toBeVisible();
  await choose(page, 'Estado', 'Borrador');
  await expect(page.getByRole('cell', { name: 'Cerrada' })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Borrador' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ventas.*\.xlsx$/);
  await logOut(page);
});
