import { expect, test } from '@playwright/test';
import { enter } from '../support/e2e/staff';

test.use({ locale: 'en-US' });

test('[V11] a browser that shows the month first: the day that was typed is said in words, also beside its error @ci', async ({
  page,
}) => {
  await enter(page, 'administrador', '/auth/gastos/create');
  const typeDay = async (keys: string) => {
    await page.getByLabel('Fecha').focus();
    await page.keyboard.type(keys);
  };
  const leave = () => page.getByRole('heading', { level: 1 }).click();
  // The eleventh of March is meant, the third of November is typed.
  await typeDay('11032025');
  await expect(page.getByText(/^lunes 3 de noviembre de 2025/)).toBeVisible();
  await leave();

  await typeDay('02112099');
  await leave();
  await expect(page.getByText('La fecha no puede ser posterior a hoy')).toBeVisible();
  await expect(page.getByText(/^miércoles 11 de febrero de 2099/)).toBeVisible();
});

test('[Y9] a focused date field has a ring, in each of its parts', async ({ page }) => {
  await enter(page, 'administrador', '/auth/gastos/create');
  const day = page.getByLabel('Fecha');
  const ring = day.locator('xpath=..').locator('fieldset');
  await page.getByLabel('Descripción').focus();
  await expect(ring).toHaveCSS('border-bottom-width', '1px');

  await day.focus();
  await expect(ring).toHaveCSS('border-bottom-width', '2px');
  await page.keyboard.press('ArrowRight');
  await expect(ring).toHaveCSS('border-bottom-width', '2px');
});
