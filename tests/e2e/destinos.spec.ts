import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { enter, fillSignIn, titled } from '../support/e2e/staff';
import { isFull } from '../support/size';

/** It must not end like a file name, or the server answers 404. */
const EVIL = 'evil.example/a';

/** Addresses of our origin that make careless programs go elsewhere or run a script. */
const TARGETS = [
  `//${EVIL}`,
  `///${EVIL}/auth/dashboard`,
  `/\\${EVIL}`,
  `/\\\\${EVIL}`,
  `/%2F%2F${EVIL}`,
  `/%5C${EVIL}`,
  `/%09/${EVIL}`,
  `/https://${EVIL}`,
  `/https:%2F%2F${EVIL}`,
  '/javascript:alert(1)',
  `/auth//${EVIL}`,
  `/auth/\\${EVIL}`,
  `/auth/%2F%2F${EVIL}`,
  `/auth/https://${EVIL}`,
  '/auth/javascript:alert(1)',
  `/auth/sorteos//${EVIL}`,
  `/auth/sorteos/%2F%2F${EVIL}?x=//${EVIL}`,
  `/auth/..//${EVIL}`,
  `/?redirect=https://${EVIL}`,
  `/?next=%2F%2F${EVIL}&returnTo=//${EVIL}`,
  '/?url=javascript:alert(1)',
  `/#//${EVIL}`,
  '/#javascript:alert(1)',
  `/auth/gastos?redirect=https://${EVIL}`,
  `/auth/premios/edit/%2F%2F${EVIL}`,
  `/auth@${EVIL}/auth/nomina`,
];

const tried = TARGETS.filter((_, index) => isFull || index % 15 === 0);

const watch = async (context: BrowserContext, page: Page, own: string) => {
  const found: string[] = [];
  await context.route(
    (url) => url.origin !== own && url.protocol.startsWith('http'),
    (route) => {
      found.push(route.request().url());

      return route.abort();
    },
  );
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin !== own && origin !== 'null') found.push(frame.url());
  });
  page.on('dialog', async (dialog) => {
    found.push(dialog.message());
    await dialog.dismiss();
  });

  return found;
};

const linksAway = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href, origin }) =>
      origin === location.origin ? [] : [href],
    ),
  );

/** react-admin keeps the page to return to in the history state. */
const remember = (page: Page) =>
  page.evaluate((to) => {
    history.replaceState({ usr: { nextPathname: to, nextSearch: '', from: to } }, '');
    sessionStorage.setItem('redirect', to);
  }, `//${EVIL}`);

test('[F14] a sign-in at a hostile address stays on our origin @long', async ({ page, context, baseURL }) => {
  const own = String(baseURL);
  const found = await watch(context, page, own);
  for (const target of tried) {
    await page.goto(own + target);
    await expect(page.getByRole('button', { name: 'Ingresar' }), target).toBeVisible();
    await remember(page);
    await page.reload();
    await fillSignIn(page, 'administrador');
    await titled(page, 'Dashboard');
    expect(page.url(), target).toBe(`${own}/auth/dashboard`);
    // Leave the app, or it navigates by itself when its session is gone.
    await page.goto(`${own}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  expect(found).toEqual([]);
});

test('[F14] a signed-in user at a hostile URL stays on our origin', async ({ page, context, baseURL }) => {
  await enter(page, 'superadministrador');
  const own = String(baseURL);
  const found = await watch(context, page, own);
  for (const target of tried) {
    await page.goto(own + target);
    if (new URL(page.url()).pathname.startsWith('/auth')) {
      await expect(page.getByRole('heading', { level: 1 }), target).toBeVisible();
    } else {
      await expect(page.getByRole('button', { name: 'Ingresar' }), target).toBeVisible();
    }
    expect(new URL(page.url()).origin, target).toBe(own);
    expect(await linksAway(page), target).toEqual([]);
  }

  expect(found).toEqual([]);
});

test('a page that is opened by its address begins at its top, wherever the page before it stood @ci', async ({
  page,
}) => {
  await enter(page, 'superadministrador', '/auth/usuarios');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goto('/auth/dashboard');
  await expect(page.getByRole('heading', { name: '¿Qué se paga?' })).toBeVisible();

  expect(await page.evaluate(() => scrollY)).toBe(0);
});
