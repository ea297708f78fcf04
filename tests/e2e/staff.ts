import { expect, type Page } from '@playwright/test';
import type { Rol } from '../../contract/roles';

/** Signs in as the demo user of a role, as that person would. */
export const signIn = async (page: Page, role: Rol) => {
  await page.goto('/');
  await page.getByLabel('Usuario', { exact: true }).fill(role);
  await page.getByLabel('Contraseña').fill('demo-loteria');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  await expect(page.getByText('Hola, ')).toBeVisible();
};

/** A small picture of a deposit slip, as a phone would hand it over. */
export const proof = (name = 'comprobante.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
});

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
