import { expect, type Page } from '@playwright/test';
import { newPromotor } from '../support/e2e/records';
import { cell, choose, done, enter, onEachDevice, promotor, suma, test, visit } from '../support/e2e/staff';

const paste = async (page: Page, rows: readonly (readonly string[])[]) => {
  const text = rows.map((cells) => cells.join('\t')).join('\n');
  if (page.context().browser()?.browserType().name() === 'chromium')
    await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
};

onEachDevice(() => {
  test('a draft shows its faulty rows on another machine, moves to another promotor, and the next draft is one click away @long', async ({
    page,
    colleague,
  }) => {
    const [first, second] = [await newPromotor(page.request), await newPromotor(page.request)];
    await enter(page, 'sumador', '/auth/ventas/create');
    await choose(page, 'Sorteo', /^Nocturno/);
    await promotor(page, first.codigo);
    await expect(page).toHaveURL(/\/ventas\/create$/);
    // Enter in the promotor presses Empezar.
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Colilla', 1)).toBeFocused();
    await paste(page, [
      ['0457', '2'],
      ['12x', '3'],
      ['0458', '1'],
    ]);
    await expect(page.getByText('3 filas pegadas')).toBeVisible();
    await expect(cell(page, 'Colilla', 4)).toBeFocused();
    await page.keyboard.press('F8');
    await expect(cell(page, 'Colilla', 2)).toBeFocused();
    await cell(page, 'Colilla', 3).focus();
    await page.keyboard.press('*');
    await expect(suma(page)).toContainText('SUMA $2.00');
    await page.keyboard.press('*');
    await expect(suma(page)).toContainText('SUMA $3.00');
    await expect(suma(page)).toContainText('1 fila por corregir');
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();

    const other = await colleague('sumador', new URL(page.url()).pathname);
    await expect(cell(other, 'Colilla', 2)).toHaveValue('12x');
    await expect(cell(other, 'Valor', 2)).toHaveValue('3');
    await expect(cell(other, 'Colilla', 3)).toHaveValue('0458');
    await expect(suma(other)).toContainText('SUMA $3.00');
    await expect(suma(other)).toContainText('1 fila por corregir');
    await visit(other, '/auth/ventas');
    await expect(other.getByText('1 fila por corregir').first()).toBeVisible();

    // In Firefox the window of a colleague takes the focus.
    await page.bringToFront();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('Corrija o quite las filas marcadas');
    await expect(cell(page, 'Colilla', 2)).toBeFocused();
    await page.keyboard.type('12');
    await expect(suma(page)).toContainText('SUMA $6.00');
    await expect(suma(page)).not.toContainText('por corregir');

    await page.getByRole('button', { name: 'Cambiar datos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar datos' });
    await promotor(page, second.codigo);
    const [, name = ''] = (await dialog.getByRole('combobox', { name: 'Promotor' }).inputValue()).split(
      ' · ',
    );
    await dialog.getByRole('button', { name: 'Cambiar datos' }).click();
    await done(page, 'Venta cambiada');
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(suma(page)).toContainText('SUMA $6.00');
    await expect(cell(page, 'Colilla', 4)).toBeFocused();
    await page.keyboard.press('Control+Enter');
    const closing = page.getByRole('dialog', { name: 'Cerrar venta' });
    await expect(closing).toContainText('$6.00');
    await expect(closing.getByRole('button', { name: 'Cerrar venta' })).toBeFocused();
    await page.keyboard.press('Enter');
    await done(page, 'Venta cerrada');

    const another = page.getByRole('link', { name: 'Nueva venta' });
    await expect(another).toBeFocused();
    await another.click();
    await expect(page.getByRole('combobox', { name: 'Promotor' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Sorteo' })).toContainText(/^Nocturno/);
    await promotor(page, first.codigo);
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Colilla', 1)).toBeFocused();
    // The message stays in view even after 61 pasted rows.
    await paste(page, [...Array.from({ length: 60 }, () => ['0457', '1']), ['12x', '1']]);
    const told = page.getByRole('alert').filter({ hasText: '61 filas pegadas' });
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(cell(page, 'Colilla', 62)).toBeFocused();
    await suma(page).getByRole('button', { name: '1 fila por corregir' }).click();
    await page.keyboard.type('12');
    await expect(suma(page)).toContainText('SUMA $61.00');
    await page.getByRole('button', { name: 'Descartar' }).click();
    const discarding = page.getByRole('dialog', { name: 'Descartar borrador' });
    await discarding.getByRole('textbox').fill('Empezada por error');
    await discarding.getByRole('button', { name: 'Descartar borrador' }).click();
    await done(page, 'Borrador descartado');
  });
});
