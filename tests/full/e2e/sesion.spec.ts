import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { usuariosCalls } from '../../../contract/usuarios';
import { holdSession } from '../../support/e2e/staff';
import { bundleHttp, openTab } from '../../support/full/e2e/tab';

let script: string;
test.beforeAll(async () => {
  script = await bundleHttp();
});

const TIMES = 15;

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const expire = (page: Page) => page.evaluate(() => localStorage.setItem('token', `vencido-${Math.random()}`));
const { path } = usuariosCalls.profile;

const failuresOf = (page: Page, count: number) =>
  page.evaluate(
    async ([url, calls]) => {
      const { http } = window.loteria;
      const settled = await Promise.allSettled(Array.from({ length: calls }, () => http.fetchJson(url)));

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

      await Promise.all([0, 12, 24, 36, 48].map(runIn));
    });
  }
});
