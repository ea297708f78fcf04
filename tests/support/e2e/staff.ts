import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { archivosCalls } from '../../../contract/archivos';
import { authCalls } from '../../../contract/auth';
import type { Rol } from '../../../contract/roles';

export const PASSWORD = 'demo-loteria';

export const fillSignIn = async (page: Page, username: string, password = PASSWORD) => {
  await page.getByLabel('Usuario', { exact: true }).fill(username);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
};

export const signIn = async (page: Page, role: Rol) => {
  await page.goto('/');
  await fillSignIn(page, role);
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  await expect(page.getByText('Hola, ')).toBeVisible();
};

/** YYYY-MM-DD in Ecuador. Go some days back: a week that has just begun has little demo data. */
export const dayOf = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Guayaquil' });

export const tokenOf = async (request: APIRequestContext, role: Rol) => {
  const { method, path } = authCalls.login;
  const answer = await request.fetch(path, { method, data: { username: role, password: PASSWORD } });
  const { token } = authCalls.login.answer.parse(await answer.json());

  return { token, origin: new URL(answer.url()).origin };
};

export const callAs = async (request: APIRequestContext, role: Rol) => {
  const { token } = await tokenOf(request, role);
  const headers = { authorization: `Bearer ${token}` };

  return {
    send: async (method: string, path: string, data?: object) => {
      const answer = await request.fetch(path, { method, headers, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);

      return answer.json();
    },
    upload: async (): Promise<string[]> => {
      const { method, path, answer } = archivosCalls.upload;
      const stored = await request.fetch(path, { method, headers, multipart: { files: proof() } });

      return answer.parse(await stored.json()).paths;
    },
  };
};

/** Signs this browser in without the sign-in page. */
export const holdSession = async (page: Page, role: Rol) => {
  const { token, origin } = await tokenOf(page.request, role);
  const { cookies } = await page.request.storageState();

  await page.context().setStorageState({
    cookies,
    origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
  });
};

export const enter = async (page: Page, role: Rol, path = '/auth/dashboard') => {
  await holdSession(page, role);
  await page.goto(path);
  await expect(page.getByText('Hola, ')).toBeVisible();
};

export const listOf = (section: string, filter: object) =>
  `/auth/${section}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Wait for the title, or a test types into an input of the last screen. */
export const titled = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Goes to a path as a link does, without a reload, and waits for the new screen. */
export const visit = async (page: Page, path: string) => {
  // A dialog may hide the h1. Each screen puts its own span into it.
  const title = page.getByRole('heading', { level: 1, includeHidden: true });
  const before = await title.locator('span span').first().elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await before?.waitForElementState('hidden');
  await expect(title).toBeVisible();
};

export const startNew = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).click();
  await titled(page, name);
};

interface Errand {
  colleague: (role: Rol, path?: string) => Promise<Page>;
}

export const test = base.extend<Errand>({
  colleague: async ({ browser, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (role, path) => {
      const context = await browser.newContext({ viewport });
      contexts.push(context);
      const page = await context.newPage();
      await enter(page, role, path);

      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export const proof = (name = 'comprobante.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
});

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByLabel('Usuario', { exact: true })).toBeVisible();
};

export const done = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: '¡Correcto!' })).toContainText(text);

export const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
};

export const promotor = async (page: Page, codigo: string) => {
  await page.getByRole('combobox', { name: 'Promotor' }).fill(codigo);
  await page.getByRole('option', { name: codigo }).click();
};

/** A field of the grid of colillas. */
export const cell = (page: Page, campo: 'Colilla' | 'Valor', fila: number) =>
  page.getByRole('textbox', { name: `${campo}, fila ${fila}`, exact: true });

export const suma = (page: Page) => page.getByRole('status', { name: 'Suma' });

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };

/** Only `npm run test:full` runs tests with @long in their title. */
export const onEachDevice = (errands: (device: 'desktop' | 'phone') => void) => {
  for (const [device, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test.describe(device === 'phone' ? 'on a phone @long' : 'on a desktop', () => {
      test.use({ viewport });
      errands(device);
    });
  }
};
