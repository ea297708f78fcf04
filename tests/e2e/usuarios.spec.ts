import { expect, test } from '@playwright/test';
import { choose, done, enter, fillSignIn, menu, startNew, titled } from '../support/e2e/staff';

test('a new user is registered, found, edited, given a password, and changes it @long', async ({
  page,
  browser,
}) => {
  const username = `emora${Date.now()}`;
  await enter(page, 'superadministrador', '/auth/usuarios');
  await startNew(page, 'Nuevo usuario');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Eva');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Mora');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('primera-clave');
  await choose(page, 'Rol', 'Sumador');
  await page.getByRole('combobox', { name: 'Usuario principal' }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await done(page, 'Usuario creado');

  await menu(page).getByRole('link', { name: 'Usuarios' }).click();
  await titled(page, 'Usuarios');
  await page.getByRole('textbox', { name: 'Buscar' }).fill(username);
  await page.getByRole('cell', { name: username }).click();
  await titled(page, 'Eva Mora');
  await choose(page, 'Sueldo fijo', 'No');
  await page.getByLabel('Paga').fill('7.5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await done(page, 'Usuario actualizado');
  await page.reload();
  await expect(page.getByLabel('Paga')).toHaveValue('7.50');

  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill('segunda-clave');
  await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('segunda-clave');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await done(page, 'Contraseña actualizada');

  const hers = await (await browser.newContext()).newPage();
  await hers.goto('/');
  await fillSignIn(hers, username, 'segunda-clave');
  await expect(
    hers.getByText('Otra persona puso su contraseña. Elija una propia para continuar.'),
  ).toBeVisible();
  await hers.getByRole('textbox', { name: 'Contraseña actual' }).fill('segunda-clave');
  await hers.getByRole('textbox', { name: 'Nueva contraseña' }).fill('tercera-clave');
  await hers.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('tercera-clave');
  await hers.getByRole('button', { name: 'Guardar' }).click();
  await titled(hers, 'Ventas');

  await hers.getByRole('button', { name: 'Salir' }).click();
  await fillSignIn(hers, username, 'tercera-clave');
  await expect(hers.getByText('Hola, Eva Mora')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto('/');
  await fillSignIn(phone, username, 'tercera-clave');
  await expect(phone.getByText('Hola, Eva Mora')).toBeVisible();
  await hers.getByRole('link', { name: 'Ajustes' }).click();
  await expect(hers.getByRole('table', { name: 'Mis sesiones' }).getByRole('row')).toHaveCount(3);
  await hers.getByRole('button', { name: 'Cerrar mis otras sesiones' }).click();
  await done(hers, 'Sus otras sesiones se cerraron');
  // The event stream tells the phone.
  await expect(phone.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(hers.getByRole('table', { name: 'Mis sesiones' }).getByRole('row')).toHaveCount(2);
  await Promise.all([hers, phone].map((tab) => tab.context().close()));
});

test('on a phone the error of a save is visible together with its button @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, 'superadministrador', '/auth/usuarios/create');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Otra');
  await page.getByRole('textbox', { name: 'Username' }).fill('administrador');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('primera-clave');
  await page.getByRole('button', { name: 'Guardar' }).click();

  const answer = page.getByRole('alert').filter({ hasText: 'Ya existe un usuario con ese username' });
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport();
});
