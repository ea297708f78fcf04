import { expect, type Page } from '@playwright/test';
import { enter, menu, onEachDevice, proof, test, titled } from '../support/e2e/staff';

/** On a phone the button is in the menu of a card. */
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

onEachDevice((device) => {
  test('[U29] Back closes an open panel or dialog, and asks first if photos were chosen @ci', async ({
    page,
  }) => {
    // Something is drawn before the program hears of Back.
    await page.addInitScript(() => addEventListener('popstate', () => document.body.append('')));
    await enter(page, 'superadministrador', '/auth/configuracion');
    const dialog = page.getByRole('dialog');
    const goBackFrom = async (name: string) => {
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
    };
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

    await page.getByRole('button', { name: /Notificaciones/ }).click();
    await goBackFrom('Notificaciones');
    if (device === 'phone') {
      await page.getByRole('button', { name: 'Mi cuenta' }).click();
      await page.getByRole('menuitem', { name: 'Panel de usuarios' }).click();
    } else {
      await page.getByRole('button', { name: 'Panel de usuarios' }).click();
    }
    await goBackFrom('Usuarios');
    await titled(page, 'Nomina');
    await press(page, 'Ver');
    await goBackFrom('Ver Comprobante');
    await press(page, 'Cargar');
    await dialog.locator('input[type=file]').setInputFiles([proof()]);
    await page.goBack();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(dialog.getByRole('list', { name: 'Archivos elegidos' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(dialog).toBeHidden();
    await titled(page, 'Nomina');
    // After Escape, one Back is enough to leave the page.
    await page.getByRole('button', { name: /Notificaciones/ }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await titled(page, 'Configuración');
  });
});
