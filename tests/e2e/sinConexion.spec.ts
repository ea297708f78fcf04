import { expect } from '@playwright/test';
import { startDraft } from '../support/e2e/records';
import { callAs, cell, logOut, test } from '../support/e2e/staff';

test('rows typed offline survive a closed window and are sent when the draft is opened again @long', async ({
  page,
  context,
}) => {
  await startDraft(page);
  const { pathname } = new URL(page.url());

  await context.setOffline(true);
  await expect(page.getByText('Sin conexión. Lo escrito se conserva')).toBeVisible();
  await page.keyboard.type('0458');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Sin conexión: lo escrito se conserva en este equipo')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(pathname);
  await expect(cell(next, 'Colilla', 1)).toHaveValue('0458');
  const { send } = await callAs(next.request, 'sumador');
  const stored = () => send('GET', `/api/ventas/${pathname.split('/').at(-1)}`);
  await expect.poll(stored).toMatchObject({ detalle_ventas: [{ colilla: '0458' }] });
  await expect(next.getByText(/^Sin conexión/)).toHaveCount(0);

  await logOut(next);
  expect(JSON.stringify(await context.storageState())).not.toContain('0458');
  await context.setOffline(true);
  await expect(next.getByText('Sin conexión. Podrá ingresar cuando vuelva la conexión.')).toBeVisible();
});

test('the service worker of an older release is removed with its caches @long', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await (await caches.open('older')).put('/', new Response('older'));
    await navigator.serviceWorker.register('/sw.js');
  });

  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
