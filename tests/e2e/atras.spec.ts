import { expect, test } from '@playwright/test';
import { enter, menu, proof, titled } from './staff';

for (const [device, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(`on a ${device} Back closes what is open, and asks once before photos are let go`, async ({
    page,
  }) => {
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

    await page.getByRole('button', { name: 'Ver' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Ver Comprobante' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Cargar' }).first().click();
    await dialog.locator('input[type=file]').setInputFiles([proof()]);
    await page.goBack();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog).toBeHidden();
    await titled(page, 'Nomina');

    // From here Back leads to the page of before, and not out of the program.
    await page.goBack();
    await titled(page, 'Configuración');
  });
}
