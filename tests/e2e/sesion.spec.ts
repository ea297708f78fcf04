import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { authCalls } from '../../contract/auth';
import { usuariosCalls } from '../../contract/usuarios';
import { isFull, sized } from '../size';
import { enter, holdSession, signIn, titled } from './staff';
import { bundleHttp, openTab } from './tab';

let script: string;
test.beforeAll(async () => {
  script = await bundleHttp();
});

/** How often what depends on the moment is tried. */
const TIMES = sized(3, 15);

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const expire = (page: Page) => page.evaluate(() => localStorage.setItem('token', `vencido-${Math.random()}`));
const { path } = usuariosCalls.profile;

/** Makes calls at once and answers how many of them failed. */
const failuresOf = (page: Page, count: number) =>
  page.evaluate(
    async ([url, calls]) => {
      const { fetchJson } = window.loteria;
      const settled = await Promise.allSettled(Array.from({ length: calls }, () => fetchJson(url)));

      return settled.filter(({ status }) => status === 'rejected').length;
    },
    [path, count] as const,
  );

test('[F2] four tabs with an expired token lose no call and stay signed in', async ({ page, context }) => {
  await holdSession(page, 'revisor');
  const tabs = await Promise.all([1, 2, 3, 4].map(() => openTab(context, script)));
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes += 1;
  });

  for (let run = 0; run < TIMES; run += 1) {
    await expire(first);
    expect(await Promise.all(tabs.map((tab) => failuresOf(tab, 20)))).toEqual([0, 0, 0, 0]);
  }
  expect(await token(first)).not.toBeNull();
  expect(refreshes).toBeGreaterThanOrEqual(TIMES);
  expect(refreshes).toBeLessThanOrEqual(4 * TIMES);
});

test.describe('[F5] signing out while a refresh is under way leaves no token', () => {
  const REFRESH = 300;

  const answerSlowly = (context: BrowserContext) =>
    context.route('**/api/**', async (route) => {
      const url = route.request().url();
      if (!url.endsWith('/refresh-token')) {
        return route.fulfill({ status: 401, json: { error: 'No autorizado' } });
      }
      await new Promise((resolve) => setTimeout(resolve, REFRESH));

      return route.fulfill({ json: { accessToken: 'resucitado' } }).catch(() => undefined);
    });

  for (const [where, other] of [
    ['in the same tab', false],
    ['in another tab', true],
  ] as const) {
    test(where, async ({ browser, baseURL }) => {
      const runIn = async (start: number) => {
        const context = await browser.newContext({ baseURL });
        await answerSlowly(context);
        const refreshing = await openTab(context, script);
        const leaving = other ? await openTab(context, script) : refreshing;

        for (let moment = start; moment <= 600; moment += 60) {
          await refreshing.evaluate(() => {
            localStorage.setItem('sesion', `${Math.random()}`);
            localStorage.setItem('token', 'vencido');
          });
          await Promise.all([refreshing, leaving].map((page) => page.reload()));
          await Promise.all([...new Set([refreshing, leaving])].map((page) => page.evaluate(script)));
          const call = failuresOf(refreshing, 3);
          await leaving.evaluate(
            ([delay]) =>
              new Promise((resolve) => setTimeout(() => resolve(window.loteria.session.signOut()), delay)),
            [moment] as const,
          );
          await call;

          expect(await token(refreshing), `after ${moment} ms`).toBeNull();
          expect(await token(leaving), `after ${moment} ms`).toBeNull();
        }
        await context.close();
      };

      await Promise.all((isFull ? [0, 12, 24, 36, 48] : [12, 36]).map(runIn));
    });
  }
});

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

test('[F7] after Salir nothing else leaves the page, whatever is under way', async ({ page }) => {
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
      // In every second attempt what was held is refused before Salir is answered.
      if (attempt % 2 === 0) await Promise.all(held.map(refuse));

      return route.continue();
    });

    await page.goto('/auth/dashboard', { waitUntil: 'commit' });
    // Each time at another point of the loading.
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

test('[F6] the page of before does not come back after Salir', async ({ page }) => {
  await enter(page, 'administrador');
  await page.goto('/auth/nomina');
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByText('Hola, ')).toHaveCount(0);
});

test('a reload inside never shows the sign-in, not for one frame', async ({ page }) => {
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
