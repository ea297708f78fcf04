import { expect, test } from '@playwright/test';
import { choose, enter, menu, proof, signIn, startNew, titled, visit } from './staff';

test('an administrator signs in, opens the week, and pays a line with its proof', async ({ page }) => {
  await signIn(page, 'administrador');
  await menu(page).getByRole('link', { name: 'Nomina' }).click();
  await titled(page, /^Nomina$/);
  await startNew(page, 'Nueva Nomina');

  await page
    .getByLabel('Fecha Inicio')
    .fill((await page.getByLabel('Fecha Inicio').getAttribute('max')) ?? '');
  await page.getByLabel('Fecha Inicio').blur();
  await page.getByLabel('Cuenta Bancaria').fill('2200123456');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('está seguro de guardar el siguiente registro de nomina?');
  await expect(dialog).toContainText('una vez guardado no podrá ser editado');
  await expect(dialog).toContainText(/lunes \d+ de [A-ZÁÉÍÓÚ]+ de \d{4}/);
  await dialog.getByRole('button', { name: 'Guardar nomina' }).click();

  const alert = page.getByRole('alert').filter({ hasText: '¡Correcto!' });
  await expect(alert).toContainText(/Nomina creada correctamente!+/);
  await expect(dialog).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: 'Nomina' }).click();
  await page.getByRole('link', { name: 'Abrir' }).first().click();
  await titled(page, 'Planilla de Nomina');
  await page
    .getByRole('button', { name: /Cargar/ })
    .first()
    .click();
  const upload = page.getByRole('dialog', { name: 'Cargar Comprobante' });
  await upload.locator('input[type=file]').setInputFiles([proof('uno.png'), proof('dos.png')]);
  await upload.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Comprobante actualizado correctamente')).toBeVisible();

  await page.getByRole('button', { name: /Ver/ }).first().click();
  const viewer = page.getByRole('dialog', { name: 'Ver Comprobante' });
  await expect(viewer.locator('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a second nomina of a week is refused in words and the form is kept', async ({ page }) => {
  await enter(page, 'superadministrador', '/auth/nomina');
  const newest = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Abrir' }) })
    .first();
  await expect(newest).toBeVisible();
  const [, name = '', monday = ''] = await newest.getByRole('cell').allTextContents();

  await visit(page, '/auth/nomina/create');
  await choose(page, 'Administrador', name);
  await page.getByLabel('Fecha Inicio').fill(monday);
  await page.getByLabel('Cuenta Bancaria').fill('2200999999');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar nomina' }).click();

  await expect(page.getByRole('alert').filter({ hasText: '¡Error!' })).toContainText(
    'Ya existe una nomina de esa semana',
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Cuenta Bancaria')).toHaveValue('2200999999');
});
