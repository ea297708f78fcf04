import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { archivosCalls } from '../../contract/archivos';
import { authCalls } from '../../contract/auth';
import type { Rol } from '../../contract/roles';

export const PASSWORD = 'demo-loteria';

/** On the sign-in page. */
export const fillSignIn = async (page: Page, role: Rol) => {
  await page.getByLabel('Usuario', { exact: true }).fill(role);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
};

/** Signs in as the demo user of a role, as that person would. */
export const signIn = async (page: Page, role: Rol) => {
  await page.goto('/');
  await fillSignIn(page, role);
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  await expect(page.getByText('Hola, ')).toBeVisible();
};

/** A day of the business, as YYYY-MM-DD; a week that has just begun holds little of the demo. */
export const dayOf = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Guayaquil' });

/** Signs the demo user of a role in at the API: the token, and where it is from. */
export const tokenOf = async (request: APIRequestContext, role: Rol) => {
  const { method, path } = authCalls.login;
  const answer = await request.fetch(path, { method, data: { username: role, password: PASSWORD } });
  const { token } = authCalls.login.answer.parse(await answer.json());

  return { token, origin: new URL(answer.url()).origin };
};

/** Calls the API as the demo user of a role; what is refused fails the errand. */
export const callAs = async (request: APIRequestContext, role: Rol) => {
  const { token } = await tokenOf(request, role);
  const headers = { authorization: `Bearer ${token}` };

  return {
    send: async (method: string, path: string, data?: object) => {
      const answer = await request.fetch(path, { method, headers, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);

      return answer.json();
    },
    /** Stores a picture of `proof`, which a record may then name. */
    upload: async (): Promise<string[]> => {
      const { method, path, answer } = archivosCalls.upload;
      const stored = await request.fetch(path, { method, headers, multipart: { files: proof() } });

      return answer.parse(await stored.json()).paths;
    },
  };
};

/** Gives this browser a session of the demo user of a role, without the sign-in page. */
export const holdSession = async (page: Page, role: Rol) => {
  const { token, origin } = await tokenOf(page.request, role);
  const { cookies } = await page.request.storageState();

  await page.context().setStorageState({
    cookies,
    origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
  });
};

/** Opens a page as somebody who is signed in already. */
export const enter = async (page: Page, role: Rol, path = '/auth/dashboard') => {
  await holdSession(page, role);
  await page.goto(path);
  await expect(page.getByText('Hola, ')).toBeVisible();
};

/** The address of a list, narrowed by a filter. */
export const listOf = (section: string, filter: object) =>
  `/auth/${section}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The screen of this title stands: no input of the one before can be taken for one of its own. */
export const titled = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Goes on as by a link inside the program, without loading it anew, until another screen stands. */
export const visit = async (page: Page, path: string) => {
  // Hidden where a dialog stands before it. Each screen puts a text of its own into the h1 of the layout.
  const title = page.getByRole('heading', { level: 1, includeHidden: true });
  const before = await title.locator('span span').first().elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await before?.waitForElementState('hidden');
  await expect(title).toBeVisible();
};

/** From a list to the form of a new record. */
export const startNew = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).click();
  await titled(page, name);
};

interface Errand {
  /** Somebody else, at another machine of the same kind. */
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

/** A small picture of a deposit slip, as a phone would hand it over. */
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

/** ¡Correcto! with this text. */
export const done = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: '¡Correcto!' })).toContainText(text);

export const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
};

/** Finds a promotor by its código. */
export const promotor = async (page: Page, codigo: string) => {
  await page.getByRole('combobox', { name: 'Promotor' }).fill(codigo);
  await page.getByRole('option', { name: codigo }).click();
};

/** Repetitions on more screens, only for `npm run test:full`. */
export const TWIN = { tag: '@twin' };

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };

/** The same errands on a desktop and on a phone. */
export const onEachDevice = (errands: (device: 'desktop' | 'phone') => void) => {
  for (const [device, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test.describe(`on a ${device}`, device === 'phone' ? TWIN : {}, () => {
      test.use({ viewport });
      errands(device);
    });
  }
};
