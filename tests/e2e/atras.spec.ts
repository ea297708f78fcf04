import { expect, type Page, test } from '@playwright/test';
import { enter, menu, proof, titled, twin } from './staff';

const DEVICES = [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const;

/** The first of its name in a list; the cards of a phone have it in their menus. */
const press = async (page: Page, name: string) => {
  const wanted = page.getByRole('button', { name, exact: true }).first();
  const menus = page.getByRole('button', { name: 'Acciones' });
  await expect(wanted.or(menus).first()).toBeVisible();
  for (let card = 0; !(await wanted.isVisible()); card += 1) {
    await page.keyboard.press('Escape');
    await menus.nth(card).click();
  }
  await wanted.click();
};

for (const [device, viewport] of DEVICES) {
  test(
    `on a ${device} Back closes what is open, and asks once before photos are let go`,
    twin(device),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await enter(page, 'superadministrador', '/auth/configuracion');
      if (device === 'phone') {
        await page.getByRole('button', { name: /menú/i }).click();
        await expect(menu(page)).toBeVisible();
        await page.goBack();
        await expect(menu(page)).toBeHidden();
        await titled(page, 'Configuración');
        await page.getByRole('button', { name: /menú/i }).click();
      }
      await menu(page).getByRole('link', { name: 'Nomina' }).click();
      await titled(page, 'Nomina');
      const dialog = page.getByRole('dialog');

      await page.getByRole('button', { name: /Notificaciones/ }).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();

      if (device === 'phone') {
        await page.getByRole('button', { name: 'Mi cuenta' }).click();
        await page.getByRole('menuitem', { name: 'Panel de usuarios' }).click();
      } else {
        await page.getByRole('button', { name: 'Panel de usuarios' }).click();
      }
      await expect(page.getByRole('dialog', { name: 'Usuarios' })).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await titled(page, 'Nomina');

      await press(page, 'Ver');
      await expect(page.getByRole('dialog', { name: 'Ver Comprobante' })).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();

      await press(page, 'Cargar');
      await dialog.locator('input[type=file]').setInputFiles([proof()]);
      await page.goBack();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(dialog).toBeHidden();
      await titled(page, 'Nomina');

      // From here Back leads to the page of before, and not out of the program.
      await page.goBack();
      await titled(page, 'Configuración');
    },
  );
}

for (const [device, viewport] of DEVICES) {
  test(
    `on a ${device} Back closes the history of a list and of a record, and stays there`,
    twin(device),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await enter(page, 'superadministrador', '/auth/depositos');
      const history = page.getByRole('dialog', { name: 'Historial' });
      const openAndGoBack = async () => {
        await press(page, 'Historial');
        await expect(history).toBeVisible();
        await page.goBack();
        await expect(history).toBeHidden();
      };

      await openAndGoBack();
      await titled(page, 'Solicitudes depositos');
      await page.goto('/auth/prestamos');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await titled(page, /^Préstamo \d+/);
      await openAndGoBack();
      await titled(page, /^Préstamo \d+/);
      await page.goBack();
      await expect(page).toHaveURL(/\/auth\/prestamos(\?|$)/);
    },
  );
}
