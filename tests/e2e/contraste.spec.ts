import { expect, type Locator, test } from '@playwright/test';
import { enter, titled } from '../support/e2e/staff';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Widths of the borders and of the outline, which contrast themes leave. */
const lines = (element: Locator) =>
  element.evaluate((one) => {
    const { borderTopWidth, borderBottomWidth, outlineStyle, outlineWidth } = getComputedStyle(one);

    return {
      top: Number.parseFloat(borderTopWidth),
      bottom: Number.parseFloat(borderBottomWidth),
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    };
  });

test('[Y9] a contrast theme shows buttons, tabs, selection, focus and chips by borders', async ({ page }) => {
  await page.goto('/');
  expect(await lines(page.getByRole('button', { name: 'Ingresar' }))).toMatchObject({ top: 1, bottom: 1 });
  await page.getByLabel('Usuario', { exact: true }).focus();
  expect((await lines(page.getByLabel('Usuario', { exact: true }))).outline).toBe(2);

  await enter(page, 'superadministrador', '/auth/premios');
  await titled(page, 'Premios');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await lines(page.locator('.MuiTabs-indicator').first())).toMatchObject({ bottom: 3 });
  expect(await lines(page.locator('.StateChip').first())).toMatchObject({ top: 1, bottom: 1 });
  const current = page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current="page"]');
  expect(await lines(current)).toMatchObject({ top: 2, bottom: 2 });

  const next = page.getByRole('link', { name: 'Gastos', exact: true }).first();
  await page.keyboard.press('Tab');
  await next.focus();
  expect((await lines(next)).outline).toBeGreaterThanOrEqual(2);

  await page.goto('/auth/gastos/create');
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  expect(await lines(page.getByRole('option', { selected: true }))).toMatchObject({ top: 2, bottom: 2 });
});
