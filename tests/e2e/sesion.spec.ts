import { expect, type Page, type Route, test } from '@playwright/test';
import { authCalls } from '../../contract/auth';
import { usuariosCalls } from '../../contract/usuarios';
import { enter, holdSession, listOf, signIn, titled } from '../support/e2e/staff';
import { sized } from '../support/size';

const TIMES = sized(2, 15);

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const { path } = usuariosCalls.profile;

test('[F7] [SPEC 1.3] Salir in one of three tabs ends the session in all', async ({ page, context }) => {
  await enter(page, 'superadministrador');
  const others = await Promise.all([context.newPage(), context.newPage()]);
  for (const other of others) {
    await other.goto('/auth/nomina');
    await titled(other, 'Nomina');
  }
  await page.getByRole('button', { name: 'Salir' }).click();

  for (const tab of [page, ...others]) {
    await expect(tab.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    expect(await token(tab)).toBeNull();
  }
});

test('[F7] after Salir the page sends nothing more, even with calls under way @long', async ({ page }) => {
  const refuse = (route: Route) =>
    route.fulfill({ status: 401, json: { error: 'No' } }).catch(() => undefined);

  for (let attempt = 0; attempt < TIMES; attempt += 1) {
    await holdSession(page, 'superadministrador');
    const calls: string[] = [];
    const held: Route[] = [];
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      calls.push(pathname);
      if (pathname === path) return route.continue();
      if (pathname !== authCalls.logout.path) return held.push(route);
      if (attempt % 2 === 0) await Promise.all(held.map(refuse));

      return route.continue();
    });

    await page.goto('/auth/dashboard', { waitUntil: 'commit' });
    // Sign out at a different point of the loading each time.
    await expect.poll(() => calls.length).toBeGreaterThan(attempt % 4);
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await Promise.all(held.map(refuse));

    expect(calls.slice(calls.indexOf(authCalls.logout.path)), `attempt ${attempt}`).toEqual([
      authCalls.logout.path,
    ]);
    await page.unroute('**/api/**');
  }
});

test('[F6] a tab follows the user who signs in from another tab', async ({ page, context }) => {
  await enter(page, 'administrador', '/auth/nomina');
  const greeting = page.getByText('Hola, ');
  const first = await greeting.textContent();
  const other = await context.newPage();
  await signIn(other, 'sumador');

  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  await expect(greeting).toHaveText((await other.getByText('Hola, ').textContent()) ?? '');
  expect(await greeting.textContent()).not.toBe(first);
});

test('[F6] Back after Salir does not show the last page @long', async ({ page }) => {
  await enter(page, 'administrador');
  await page.goto('/auth/nomina');
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByText('Hola, ')).toHaveCount(0);
});

test('a reload of a signed-in page never shows the sign-in, even for one frame @long', async ({ page }) => {
  await holdSession(page, 'administrador');
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('form button');
      if (button?.checkVisibility() && button.textContent?.includes('Ingresar')) sessionStorage.flash = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/auth/nomina');
  await titled(page, 'Nomina');

  expect(await page.evaluate(() => sessionStorage.flash)).toBeUndefined();
});

test('[N13] a reload while the server is away keeps the address, and the page appears by itself @ci', async ({
  page,
}) => {
  const address = listOf('gastos', { q: 'luz' });
  await enter(page, 'superadministrador', address);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
  await page.reload();
  await titled(page, 'El servidor no responde');
  await page.unroute(`**${path}`);

  await titled(page, 'Gastos');
  await expect(page.getByText('Hola, ')).toBeVisible();
  await expect(page).toHaveURL(address);
});
