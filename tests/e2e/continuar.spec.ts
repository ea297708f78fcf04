import { expect, type Page } from '@playwright/test';
import { enter, fillSignIn, onEachDevice, test, titled } from '../support/e2e/staff';

const ENDED = 'Su sesión terminó. Lo que escribió no se perdió: ingrese de nuevo para continuar.';

/** The old page may still show its own notices for a moment. */
const ended = (page: Page) => page.getByRole('status').filter({ hasText: ENDED });

const endSession = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', 'vencido'));
};

onEachDevice(() => {
  const questions: string[] = [];
  test.beforeEach(async ({ page }) => {
    // An event from another test would make the page call the server too early.
    await page.route('**/api/eventos', (route) => route.abort());
    questions.length = 0;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      return dialog.dismiss();
    });
  });
  test.afterEach(() => expect(questions).toEqual([]));

  test('when the session ends, a user is told why and continues the form; another user is not offered it @long', async ({
    page,
  }) => {
    await enter(page, 'superadministrador', '/auth/gastos/create');
    await page.getByLabel('Descripción').fill('Focos de la oficina');
    await endSession(page);
    await page.getByRole('button', { name: /Notificaciones/ }).click();
    await expect(ended(page)).toBeVisible();

    await fillSignIn(page, 'superadministrador');
    await expect(page).toHaveURL(/\/auth\/dashboard$/);
    await page.getByRole('link', { name: 'Continuar: Nuevo gasto' }).click();
    await expect(page.getByLabel('Descripción')).toHaveValue('Focos de la oficina');

    await endSession(page);
    await page.getByRole('button', { name: /Notificaciones/ }).click();
    await expect(ended(page)).toBeVisible();
    await fillSignIn(page, 'administrador');
    await titled(page, 'Dashboard');
    await expect(page.getByText('Hola, ')).toBeVisible();
    await expect(page.getByRole('link', { name: /Continuar/ })).toHaveCount(0);
  });

  test('a link opened without a session is offered after the sign-in @long', async ({ page }) => {
    await page.goto('/auth/premios');
    await fillSignIn(page, 'revisor');
    await expect(page).toHaveURL(/\/auth\/dashboard$/);
    await page.getByRole('link', { name: 'Continuar: Premios' }).click();

    await titled(page, 'Premios');
  });

  test('a signed-in user continues from the sign-in page without a password @long', async ({ page }) => {
    await enter(page, 'administrador');
    const greeting = await page.getByText('Hola, ').textContent();
    await page.goto('/');
    await page.getByRole('button', { name: `Continuar como ${greeting?.replace('Hola, ', '')}` }).click();

    await expect(page).toHaveURL(/\/auth\/dashboard$/);
    await titled(page, 'Dashboard');
  });
});
