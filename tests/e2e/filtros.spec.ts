import { expect } from '@playwright/test';
import { choose, DESKTOP, enter, PHONE, test } from '../support/e2e/staff';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the first card fits on the screen, and all filters are in one sheet @ci', async ({ page }) => {
    await enter(page, 'superadministrador', '/auth/premios');
    const card = page.getByRole('row').nth(1);
    await expect(card).toBeVisible();
    const { y = PHONE.height, height = 0 } = (await card.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.getByRole('button', { name: 'Filtros (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    const days = sheet.getByRole('group', { name: 'Fecha' });
    await expect(days.getByRole('button', { pressed: true })).toHaveText('Últimos 30 días');
    await days.getByRole('button', { name: 'Últimos 90 días' }).click();
    await choose(page, 'Sorteo', /^Nocturno/);
    await sheet.getByRole('button', { name: 'Ver resultados' }).click();

    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeFocused();
    await page.getByRole('button', { name: /^Quitar el filtro Sorteo: Nocturno/ }).click();
    await expect(page).not.toHaveURL(/fk_sorteo/);
    await expect(page.getByRole('button', { name: 'Quitar el filtro Fecha: Últimos 90 días' })).toBeVisible();
  });
});

test('on a desktop all filters of gastos are on one line, and days are chosen by keyboard @long', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, 'superadministrador', '/auth/gastos');
  const days = page.getByRole('button', { name: /^Fecha: / });
  await expect(days).toHaveText(/Últimos 30 días/);
  const line = [
    page.getByRole('textbox', { name: 'Buscar' }),
    days,
    page.getByRole('combobox', { name: 'Administrador' }),
    page.getByRole('combobox', { name: 'Tipo' }),
    page.getByRole('combobox', { name: 'Estado' }),
  ];
  const middles = await Promise.all(
    line.map(async (part) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};

      return Math.round(y + height / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);

  await days.press('Enter');
  await page.getByRole('button', { name: 'Esta semana' }).press('Enter');
  await expect(days).toHaveText(/Esta semana/);
  await expect(days).toBeFocused();
});
