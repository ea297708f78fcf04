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

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByLabel('Usuario', { exact: true })).toBeVisible();
};

/** ¡Correcto! with this text. */
export const done = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: '¡Correcto!' })).toContainText(text);

export const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
};

/** Finds a promotor by its código. */
export const promotor = async (page: Page, codigo: string) => {
  await page.getByRole('combobox', { name: 'Promotor' }).fill(codigo);
  await page.getByRole('option', { name: codigo }).click();
};
