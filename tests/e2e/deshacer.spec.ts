import { expect, type Page, test } from '@playwright/test';
import { newPromotor } from '../support/e2e/records';
import { cell, choose, enter, PHONE, promotor, suma } from '../support/e2e/staff';

const ROWS = [
  ['0045', '5'],
  ['0012', '2,5'],
  ['0077', '1'],
];

const typeRows = async (page: Page) => {
  const { codigo } = await newPromotor(page.request);
  await enter(page, 'sumador', '/auth/ventas/create');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, codigo);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(cell(page, 'Colilla', 1)).toBeFocused();
  for (const text of ROWS.flat()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
};

const hasRows = async (page: Page, rows: readonly string[][]) => {
  await expect(page.getByLabel(/^Colilla, fila/)).toHaveCount(rows.length + 1);
  for (const [index, [colilla = '', valor = '']] of rows.entries()) {
    await expect(cell(page, 'Colilla', index + 1)).toHaveValue(colilla);
    await expect(cell(page, 'Valor', index + 1)).toHaveValue(valor);
  }
};

test('[V9] the undo of the browser never changes a row: Ctrl+Z brings a deleted one back, and that is what is saved @ci', async ({
  page,
}) => {
  await typeRows(page);
  await cell(page, 'Colilla', 2).focus();
  await page.keyboard.press('Control+Delete');
  await hasRows(page, [ROWS[0] ?? [], ROWS[2] ?? []]);
  // As by the menu of a window in which nothing has the focus.
  await page.evaluate(() => document.execCommand('undo'));
  await hasRows(page, [ROWS[0] ?? [], ROWS[2] ?? []]);

  await page.keyboard.press('Control+z');
  await hasRows(page, ROWS);
  await expect(cell(page, 'Colilla', 2)).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+z');
  await hasRows(page, ROWS);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^(Guardado a las|Todo está guardado)/)).toBeVisible();
  await page.reload();

  await hasRows(page, [
    ['0045', '5.00'],
    ['0012', '2.50'],
    ['0077', '1.00'],
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('[V9] ± stands beside Nula in the line of its row, and the row that Quitar took comes back by Deshacer @ci', async ({
    page,
  }) => {
    await typeRows(page);
    const sign = page.getByRole('button', { name: 'Valor negativo, fila 3' });
    const [valor, button] = [await cell(page, 'Valor', 3).boundingBox(), await sign.boundingBox()];
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.y).toBeLessThan((valor?.y ?? 0) + (valor?.height ?? 0));
    await sign.tap();
    await expect(cell(page, 'Valor', 3)).toHaveValue('-1');
    await expect(cell(page, 'Valor', 3)).toBeFocused();
    await expect(suma(page)).toContainText('SUMA $6.50');

    await page.getByRole('button', { name: 'Quitar fila 1' }).tap();
    await expect(suma(page)).toContainText('SUMA $1.50');
    await suma(page).getByRole('button', { name: 'Deshacer' }).tap();
    await hasRows(page, [ROWS[0] ?? [], ROWS[1] ?? [], ['0077', '-1']]);
  });
});
