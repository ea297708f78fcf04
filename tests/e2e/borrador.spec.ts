import { expect, type Page } from '@playwright/test';
import { choose, done, enter, promotor, test, visit } from './staff';

const cell = (page: Page, campo: 'Colilla' | 'Valor', fila: number) =>
  page.getByRole('textbox', { name: `${campo}, fila ${fila}`, exact: true });
const suma = (page: Page) => page.getByRole('status', { name: 'Suma' });

const typeRow = async (page: Page, colilla: string, valor: string) => {
  for (const text of [colilla, valor]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
};

for (const [device, viewport, first, second] of [
  ['desktop', { width: 1366, height: 768 }, 'P045', 'P049'],
  ['phone', { width: 360, height: 740 }, 'P053', 'P057'],
] as const) {
  test(`on a ${device} a draft begins with Empezar, shows another machine its rows to be corrected, and is moved; then the next is one click away`, async ({
    page,
    colleague,
  }) => {
    await page.setViewportSize(viewport);
    await enter(page, 'sumador', '/auth/ventas/create');
    await choose(page, 'Sorteo', /^Nocturno/);
    await promotor(page, first);
    await expect(page).toHaveURL(/\/ventas\/create$/);
    // In the promotor, who is chosen: it presses Empezar.
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Colilla', 1)).toBeFocused();
    await typeRow(page, '0457', '2');
    await typeRow(page, '12x', '3');
    await typeRow(page, '0458', '1');
    await expect(suma(page)).toContainText('1 fila por corregir');
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();

    const other = await colleague('sumador', new URL(page.url()).pathname);
    await other.setViewportSize(viewport);
    await expect(cell(other, 'Colilla', 2)).toHaveValue('12x');
    await expect(cell(other, 'Valor', 2)).toHaveValue('3');
    await expect(cell(other, 'Colilla', 3)).toHaveValue('0458');
    await expect(suma(other)).toContainText('SUMA $3.00');
    await expect(suma(other)).toContainText('1 fila por corregir');
    await visit(other, '/auth/ventas');
    await expect(other.getByText('1 fila por corregir').first()).toBeVisible();

    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('Corrija o quite las filas marcadas');
    await expect(cell(page, 'Colilla', 2)).toBeFocused();
    await page.keyboard.type('12');
    await expect(suma(page)).toContainText('SUMA $6.00');
    await expect(suma(page)).not.toContainText('por corregir');

    await page.getByRole('button', { name: 'Cambiar datos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar datos' });
    await promotor(page, second);
    const [, name = ''] = (await dialog.getByRole('combobox', { name: 'Promotor' }).inputValue()).split(
      ' · ',
    );
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await done(page, 'Venta cambiada');
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(suma(page)).toContainText('SUMA $6.00');
    // The typing goes on where it ended.
    await expect(cell(page, 'Colilla', 4)).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'Cerrar venta' }).getByRole('button', { name: 'Aceptar' }).click();
    await done(page, 'Venta cerrada');

    // One key, or one click, before the typing.
    const another = page.getByRole('link', { name: 'Nueva venta' });
    await expect(another).toBeFocused();
    await another.click();
    await expect(page.getByRole('combobox', { name: 'Promotor' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Sorteo' })).toContainText(/^Nocturno/);
  });
}
