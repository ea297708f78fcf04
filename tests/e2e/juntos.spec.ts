import { expect, type Page } from '@playwright/test';
import { startDraft } from '../support/e2e/records';
import { cell, suma, test } from '../support/e2e/staff';

const write = async (page: Page, row: number, colilla: string, valor: string) => {
  await cell(page, 'Colilla', row).fill(colilla);
  await cell(page, 'Valor', row).fill(valor);
};
const saved = (page: Page, sum: string) =>
  Promise.all([
    expect(suma(page)).toContainText(`SUMA ${sum}`),
    expect(page.getByText(/^(Guardado a las|Todo está guardado)/)).toBeVisible(),
  ]);

test('[W6] two people who type into one draft lose no row, and only the row that both changed is asked @ci', async ({
  page,
  colleague,
}) => {
  await startDraft(page);
  await write(page, 1, '0457', '2');
  await saved(page, '$2.00');
  const other = await colleague('administrador', new URL(page.url()).pathname);
  await expect(cell(other, 'Colilla', 1)).toHaveValue('0457');

  await write(other, 2, '0100', '5');
  await saved(other, '$7.00');
  await write(page, 2, '0200', '7');
  await saved(page, '$14.00');
  await expect(page.getByText(/Se unieron las filas/)).toBeVisible();

  await cell(other, 'Valor', 1).fill('3');
  await saved(other, '$15.00');
  await cell(page, 'Valor', 1).fill('4');
  await page
    .getByRole('group', { name: 'Elegir: Fila 1' })
    .getByRole('button', { name: 'Dejar el mío' })
    .click();
  await saved(page, '$16.00');
});
