import { expect, test } from '@playwright/test';
import { signIn } from './staff';

test('the sign-in paints without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');

  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await context.close();
});

test('a wrong password is told in Spanish and keeps the name typed', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Usuario').fill('sumador');
  await page.getByLabel('Contraseña').fill('no es esta');
  await page.getByRole('button', { name: 'Ingresar' }).click();

  await expect(page.getByRole('alert')).toHaveText(/Usuario o contraseña incorrectos/);
  await expect(page.getByLabel('Usuario')).toHaveValue('sumador');
  await expect(page).toHaveURL(/\/$/);
});

test('Salir ends the session in every tab', async ({ page, context }) => {
  await signIn(page, 'administrador');
  const other = await context.newPage();
  await other.goto('/auth/nomina');
  await expect(other.getByRole('heading', { level: 1, name: 'Nomina' })).toBeVisible();

  await page.getByRole('button', { name: 'Salir' }).click();

  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a reload of a page inside stays on that page', async ({ page }) => {
  await signIn(page, 'superadministrador');
  await page.goto('/auth/nomina');
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Nomina' })).toBeVisible();
});

test('sumador is refused the payroll and sees it said', async ({ page }) => {
  await signIn(page, 'sumador');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/nomina')) calls.push(request.url());
  });
  await page.goto('/auth/nomina');

  await expect(page.getByRole('main')).toContainText('Su rol no puede abrir esta sección.');
  expect(calls).toEqual([]);
});
