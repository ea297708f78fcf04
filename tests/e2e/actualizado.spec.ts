import { expect, type Page, test } from '@playwright/test';
import { enter, twin, visit } from './staff';

/** Says how old it is, and asks the server anew. */
const readsAnew = async (page: Page, path: string) => {
  await expect(page.getByText('Actualizado hace unos segundos')).toBeVisible();
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  expect((await asked).ok()).toBe(true);
  await expect(page.getByText('Actualizado hace unos segundos')).toBeVisible();
};

for (const [device, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(
    `on a ${device} movimientos stand by day, and they and lists are read anew on demand`,
    twin(device),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await enter(page, 'administrador', '/auth/reportes/movimientos');
      await expect(page.getByRole('rowheader').first()).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
      await expect(page.getByRole('cell', { name: /^SUBTOTAL/ }).first()).toBeVisible();
      await readsAnew(page, '/api/reportes/movimientos');

      await visit(page, '/auth/gastos');
      await readsAnew(page, '/api/gastos');
    },
  );
}
