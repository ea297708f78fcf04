import { expect, type Page, test } from '@playwright/test';
import { choose, done, enter, startNew, titled } from './staff';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click();

test('a draw is created, found and changed from Configuración', async ({ page }) => {
  const nombre = `Sorteo ${Date.now()}`;
  await enter(page, 'superadministrador', '/auth/configuracion');
  await page.getByRole('link', { name: /^Sorteos/ }).click();
  await startNew(page, 'Nuevo sorteo');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await page.getByLabel('Hora del sorteo').fill('20:00');
  await page.getByLabel('Hora de cierre').fill('20:30');
  await page.getByRole('button', { name: 'Domingo' }).click();
  await choose(page, 'Cifras', '3');
  await save(page);
  await expect(page.getByText('La hora de cierre debe ser anterior a la hora del sorteo')).toBeVisible();
  await page.getByLabel('Hora de cierre').fill('19:30');
  await save(page);
  await done(page, /Sorteo \d+ creado/);

  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Sorteos' }).click();
  await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill(nombre);
  const row = page.getByRole('row').filter({ hasText: nombre });
  await expect(row).toContainText('L M X J V S');
  await row.getByRole('cell', { name: '19:30' }).click();
  await titled(page, nombre);
  await choose(page, 'Habilitado', 'No');
  await save(page);
  await done(page, 'Sorteo actualizado');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Habilitado' })).toHaveText('No');
});

test('one draw changed in two tabs: the second is told, and keeps what was written', async ({
  page,
  context,
}) => {
  await enter(page, 'superadministrador', '/auth/configuracion/sorteos/edit/1');
  const other = await context.newPage();
  await other.goto('/auth/configuracion/sorteos/edit/1');
  const nombre = `${await other.getByRole('textbox', { name: 'Nombre' }).inputValue()} bis`;

  // Begun before the other saves: a form that nobody has touched shows what comes.
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Otro nombre');
  await other.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await save(other);
  await done(other, 'Sorteo actualizado');
  await save(page);

  await expect(page.getByRole('alert')).toContainText('Usted modificó este registro en otra pestaña');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Otro nombre');
});
