import { CREDENTIALS } from '../../process';
import { kB, ms } from '../../report';
import type { App } from '../apps';
import { MARK, signInAtOnce } from '../inPage';
import { count, definePart, FIRST_ROWS, firstOf, inTab } from '../part';
import type { Tab } from '../tab';

const TYPING = 4_000;

/** One visit with a filled-in password, and one of somebody who types. */
export const visit = definePart(
  {
    firstPaint: ['first paint of the sign-in', ms],
    answered: ['the sign-in answers a click', ms],
    afterTyping: ['click on Ingresar → first rows or figures, after 4 s of typing', ms],
    atOnce: ['the same, a password manager clicking at once', ms],
    firstRequests: ['requests until those, after typing', count],
    requests: ['requests until the first list, after typing', count],
    script: ['script until then, gzip', kB],
  },
  async (browser, app) => ({
    ...(await inTab(browser, app, filledIn(app))),
    ...(await inTab(browser, app, typed(app))),
  }),
);

const filledIn =
  (app: App) =>
  async ({ page, until }: Tab) => {
    await page.addInitScript(signInAtOnce, { mark: MARK, ...CREDENTIALS });
    await page.goto(app.origin, { waitUntil: 'commit' });
    const atOnce = await until(firstOf(app));
    const [firstPaint, answered] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      window.answeredAt ?? Number.NaN,
    ]);

    return { firstPaint: Number(firstPaint), answered: Number(answered), atOnce };
  };

const typed =
  (app: App) =>
  async ({ page, until, change, traffic }: Tab) => {
    await page.goto(app.origin, { waitUntil: 'commit' });
    const username = page.locator('input[name=username]');
    await username.waitFor();
    const done = page.evaluate((typing) => new Promise((next) => setTimeout(next, typing)), TYPING);
    await username.pressSequentially(CREDENTIALS.username, { delay: 100 });
    await page.locator('input[name=password]').pressSequentially(CREDENTIALS.password, { delay: 100 });
    await done;
    await page.locator('button[type=submit]').click();
    const afterTyping = await until(firstOf(app));
    const { requests: firstRequests } = traffic();
    if (app.hasFigures) await change('gastos', FIRST_ROWS);

    return { afterTyping, firstRequests, ...traffic() };
  };
