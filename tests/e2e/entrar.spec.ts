import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, menu, titled } from '../support/e2e/staff';

/** The script of the app behind the sign-in. */
const START = /\/assets\/admin-[^/]*\.js$/;

test('[SPEC 2.1] the sign-in paints without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');

  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await context.close();
});

test('[SPEC 3.5] [SPEC 4.2] text typed before the scripts load is kept, and its Enter signs in afterwards', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });

  await expect(page.getByLabel('Usuario')).toBeFocused();
  await page.keyboard.type('sumador');
  await page.getByLabel('Contraseña').focus();
  await page.keyboard.type('demo-loteria');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Contraseña')).toHaveValue('demo-loteria');
  expect(posts).toEqual([]);

  arrive();
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
});

test('the sign-in page fetches the rest of the app', async ({ page }) => {
  const program = page.waitForResponse(START);
  await page.goto('/');

  expect((await program).ok()).toBe(true);
});

const expectLoadFailed = async (page: Page) => {
  await expect(page.getByRole('alert')).toContainText('No se pudo cargar la aplicación');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeFocused();
};

test('a failed download of the app is shown, and Reintentar opens it later @ci', async ({ page }) => {
  await page.route(START, (route) => route.abort());
  await page.goto('/');
  await fillSignIn(page, 'sumador');
  await expectLoadFailed(page);
  await page.reload();
  await expectLoadFailed(page);

  await page.unroute(START);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Hola, ')).toBeVisible();
});

const REFUSALS = ['absent', 'blocked', 'full'] as const;

/** Makes the storage of the page refuse as browsers do. */
const refuseStorage = (page: Page, kind: (typeof REFUSALS)[number]) =>
  page.addInitScript((how) => {
    const refuse = (name: string) => {
      throw new DOMException('no', name);
    };
    if (how === 'full') {
      Storage.prototype.setItem = () => refuse('QuotaExceededError');

      return;
    }
    for (const where of ['localStorage', 'sessionStorage']) {
      const get = () => (how === 'absent' ? null : refuse('SecurityError'));
      Object.defineProperty(window, where, { configurable: true, get });
    }
  }, kind);

for (const kind of REFUSALS) {
  test(`[Y9] with a storage that is ${kind} one signs in and works, and is told what is lost`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await refuseStorage(page, kind);
    await page.goto('/');
    const blocked = page.getByText(/^Este navegador bloquea las cookies y los datos de este sitio/);
    await expect(blocked).toBeVisible({ visible: kind !== 'full' });
    await fillSignIn(page, 'sumador');

    await expect(page).toHaveURL(/\/auth\/dashboard$/);
    await expect(page.getByText(/^Este navegador no conserva los datos de este sitio/)).toContainText(
      'se pierde su sesión',
    );
    await menu(page).getByRole('link', { name: 'Ventas' }).click();
    await titled(page, 'Ventas');
    await expect(page.getByRole('table')).toBeVisible();
    expect(faults).toEqual([]);
  });
}
