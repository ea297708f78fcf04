import { expect, type Page, test } from '@playwright/test';
import { choose, done, enter, visit } from './staff';

/** The nomina of Luis Zambrano of the last finished week. */
const SHEET = '/auth/nomina/planilla/206';

const NEW_GASTO = '/auth/gastos/create';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click();

const spend = async (page: Page, fecha: string, descripcion: string) => {
  await visit(page, NEW_GASTO);
  await choose(page, 'Administrador', 'Luis Zambrano');
  await page.getByLabel('Fecha').fill(fecha);
  await choose(page, 'Tipo', 'Otros');
  await page.getByRole('textbox', { name: 'Descripción' }).fill(descripcion);
  await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('12.50');
  await choose(page, 'Forma de pago', 'Efectivo');
  await save(page);
};

test('a closed week takes no gasto until it is reopened with a motivo, and is closed again', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await enter(page, 'superadministrador', SHEET);
  await expect(page.getByText('La semana está cerrada')).toBeVisible();
  await expect(page.getByText('Luis Zambrano').first()).toBeVisible();
  const [monday = ''] = ((await page.getByText(/^\d{4}-\d\d-\d\d al/).textContent()) ?? '').split(' al ');

  await spend(page, monday, 'Faltaba este');
  await expect(page.getByRole('alert').filter({ hasText: '¡Error!' })).toContainText('está cerrada');
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Faltaba este');

  await page.goto(SHEET);
  await page.getByRole('button', { name: 'Reabrir semana' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Faltó un gasto');
  await page.getByRole('dialog').getByRole('button', { name: 'Reabrir semana' }).click();
  await done(page, 'Semana reabierta');
  await expect(page.getByText(/Motivo: Faltó un gasto/)).toBeVisible();
  await visit(page, NEW_GASTO);
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Faltaba este');
  await save(page);
  await done(page, /Gasto \d+ creado/);

  await page.goto(SHEET);
  await page.getByRole('button', { name: 'Cerrar semana' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar semana' }).click();
  await done(page, 'Semana cerrada');
  await expect(page.getByText('La semana está cerrada')).toBeVisible();
});
