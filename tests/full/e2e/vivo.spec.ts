import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { writeGasto } from '../../support/e2e/records';
import { enter, listOf, test } from '../../support/e2e/staff';
import { startOwnServer } from '../../support/full/e2e/ownServer';

const spend = (page: Page, descripcion: string) => writeGasto(page.request, descripcion);

test('[O7] after a restart of the server the page gets events again, with those it missed', async ({
  browser,
}) => {
  const server = await startOwnServer();
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    const stamp = randomUUID();
    await spend(page, `Antes ${stamp}`);
    const path = `${listOf('gastos', { q: stamp })}&order=DESC&sort=id`;
    const hears = page.waitForResponse((answer) => answer.url().endsWith('/api/eventos') && answer.ok());
    await Promise.all([hears, enter(page, 'superadministrador', path)]);
    await expect(page.getByText(`Antes ${stamp}`)).toBeVisible();

    await server.stop();
    await server.startAgain();
    await spend(page, `Mientras ${stamp}`);
    const update = page.getByRole('button', { name: 'Hay cambios: actualizar' });
    await expect(update).toBeVisible({ timeout: 90_000 });
    await update.click();
    await expect(page.getByText(`Mientras ${stamp}`)).toBeVisible();

    await spend(page, `Después ${stamp}`);
    await expect(update).toBeVisible();
  } finally {
    await context.close();
    await server.remove();
  }
});
