import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newPromotor } from './records';
import { choose, enter, logOut, promotor, test } from './staff';

test.use({ serviceWorkers: 'allow' });

const cell = (page: Page, campo: 'Colilla' | 'Valor', fila: number) =>
  page.getByRole('textbox', { name: `${campo}, fila ${fila}`, exact: true });
const suma = (page: Page) => page.getByRole('status', { name: 'Suma' });

/** As long as a user stays before the program fetches what it keeps, without waiting for it. */
const keepProgram = async (page: Page) => {
  await page.clock.fastForward(10_000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
};

/** All that the browser keeps outside of the page. */
const kept = async (context: BrowserContext, page: Page) => {
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));

    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

  return { cached, stored: JSON.stringify(await context.storageState()) };
};

test('without a connection the program opens, a draft goes on, and is sent when the connection returns', async ({
  page,
  context,
}) => {
  const { codigo } = await newPromotor(page.request);
  await page.clock.install();
  await enter(page, 'sumador', '/auth/ventas/create');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, codigo);
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Colilla', 1)).toBeFocused();
  await page.keyboard.type('0457');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  await keepProgram(page);
  const { pathname } = new URL(page.url());
  await page.close();

  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText('Sin conexión. Puede continuar')).toBeVisible();
  await next.getByRole('button', { name: /^Continuar como/ }).click();
  await expect(next.getByText('Sin conexión. Lo que escribe se conserva')).toBeVisible();
  await next.getByRole('link', { name: new RegExp(`^Venta \\d+ · .*${codigo}`) }).click();
  await expect(next).toHaveURL(new RegExp(`${pathname}$`));
  await expect(cell(next, 'Colilla', 1)).toHaveValue('0457');
  await expect(cell(next, 'Colilla', 2)).toBeFocused();
  await next.keyboard.type('0458');
  await next.keyboard.press('Enter');
  await next.keyboard.type('3');
  await next.keyboard.press('Control+s');
  await expect(next.getByText('Sin conexión: guardado en este equipo')).toBeVisible();

  // Input typed offline survives a reload.
  await next.goto(pathname, { waitUntil: 'commit' });
  await expect(cell(next, 'Colilla', 2)).toHaveValue('0458');
  await expect(suma(next)).toContainText('SUMA $5.00');
  await context.setOffline(false);
  await expect(next.getByText(/^Guardado a las/)).toBeVisible();
  await expect(next.getByText(/^Sin conexión/)).toHaveCount(0);

  const { cached, stored } = await kept(context, next);
  expect(cached).toContain('/');
  expect(cached.filter((path) => !/^\/(assets\/[\w.-]+\.(js|css))?$/.test(path))).toEqual([]);
  expect(stored).toContain('0458');
  await logOut(next);
  expect((await kept(context, next)).stored).not.toMatch(new RegExp(`0458|${codigo}`));

  await context.setOffline(true);
  await next.reload();
  await expect(next.getByText('Sin conexión. Para ingresar espere')).toBeVisible();
  await expect(next.getByRole('button', { name: /^Continuar como/ })).toHaveCount(0);
});
