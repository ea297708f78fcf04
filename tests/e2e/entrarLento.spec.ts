import { expect, type Page } from '@playwright/test';
import { fillSignIn, holdSession, onEachDevice, PASSWORD, test } from '../support/e2e/staff';

interface Seen {
  /** Layout shifts while the sign-in is shown. */
  shift: number;
  /** Milliseconds after the click of looks at a page on which nothing moved. */
  still: number[];
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A phone far from the mast: 400 kbit/s, 400 ms. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const bytes = 400_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
};

const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shift: 0, still: [] };
    Object.assign(window, { seen });
    const isShown = () => document.querySelector('.login') !== null;
    // A look at the page lays it out before its styles are there; nobody sees that.
    const isPainted = (at: number) =>
      performance.getEntriesByName('first-contentful-paint').some(({ startTime }) => startTime < at);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isShown() && isPainted(entry.startTime)) seen.shift += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });

    const begin = () => {
      const clicked = performance.now();
      const look = setInterval(() => {
        if (!isShown()) return clearInterval(look);
        const passed = performance.now() - clicked;
        if (passed >= 300 && document.getAnimations().length === 0) seen.still.push(passed);
      }, 50);
    };
    addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('.login button')) begin();
    });
  });

const seenOn = (page: Page) => page.evaluate(() => Object(window).seen as Seen);

onEachDevice(() => {
  test.beforeEach(async ({ page }) => {
    await watch(page);
  });

  test('[U33] on a slow line something moves from the click on Ingresar until the app is there', async ({
    page,
  }) => {
    await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    await fillSignIn(page, 'sumador');

    await expect(page.getByText('Hola, ')).toBeVisible({ timeout: 120_000 });
    expect(await seenOn(page)).toMatchObject({ shift: 0, still: [] });
  });

  test('[U33] on a slow line Continuar como has its place, and something moves after its click @ci', async ({
    page,
  }) => {
    await holdSession(page, 'administrador');
    await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByLabel('Usuario', { exact: true });
    await expect(field).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const before = await field.boundingBox();
    const goOn = page.getByRole('button', { name: /^Continuar como / });
    await expect(goOn).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
    await goOn.click();

    await expect(page.getByText('Hola, ')).toBeVisible({ timeout: 120_000 });
    expect(await seenOn(page)).toMatchObject({ shift: 0, still: [] });
  });

  test('[U33] the reason of a new sign-in stands from the first paint @ci', async ({ page }) => {
    await page.addInitScript(() => {
      const ended = { path: '/auth/gastos', title: 'Gastos', isEnded: true };
      sessionStorage.setItem('interrupcion', JSON.stringify(ended));
    });
    await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await expect(page.getByText('Su sesión terminó. Lo que escribió no se perdió')).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect((await seenOn(page)).shift).toBe(0);
  });
});
