import { expect, type Page } from '@playwright/test';
import { EVENTOS } from '../../../../contract/eventos';

/** Fields that control the app, and fields that are shown only if they are numbers or times. */
const DECIDES =
  /^(estado|rol|role|dias|cifras|fecha.*|hora.*|ultima_conexion|accion|campo|token|accessToken)$/;
/** Written by users, even though the values look like numbers. */
const WRITTEN = /^(cuenta_bancaria|cedula|telefono|codigo|colilla|username|mensaje)$/;
const NUMBER = /^[-\d.,:TZ\s]*$/;

const ROWS = 3;

/** The first rows, and each that has a field or an estado which none before it has: the others show the same. */
const unlikeRows = (rows: readonly unknown[]) => {
  const seen = new Set<string>();

  return rows.filter((row, index) => {
    const known = seen.size;
    for (const [name, value] of Object.entries(Object(row))) {
      if (value !== null && value !== '')
        seen.add(/^(estado|rol|accion|tipo)$/.test(name) ? `${name} ${value}` : name);
    }

    return index < ROWS || seen.size > known;
  });
};

const withText = (value: unknown, text: string, key = ''): unknown => {
  if (Array.isArray(value)) return unlikeRows(value).map((one) => withText(one, text, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withText(one, text, name)]));
  }
  const isText =
    typeof value === 'string' && !DECIDES.test(key) && (WRITTEN.test(key) || !NUMBER.test(value));

  return isText ? text : value;
};

export const answerWith = (page: Page, text: string, isRefusal: (path: string) => boolean = () => false) =>
  page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    // The event stream never ends.
    if (pathname === EVENTOS) return route.abort();
    if (isRefusal(pathname)) return route.fulfill({ status: 422, json: { error: text } });
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });

    return route.fulfill({ response, json: withText(await response.json(), text) });
  });

export const watchScripts = async (page: Page) => {
  const found: string[] = [];
  let pending = 0;
  await page.exposeFunction('corrio', () => found.push(`ran at ${page.url()}`));
  // A changed form asks before it is left.
  page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()));
  page.on('request', () => {
    pending += 1;
  });
  const settle = () => {
    pending -= 1;
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);

  return {
    found,
    /** Waits for all requests, then looks for scripts; returns whether the text is shown. */
    look: async () => {
      await page.evaluate(drawn);
      await expect.poll(() => pending).toBeLessThanOrEqual(0);
      await page.evaluate(drawn);
      found.push(...(await page.evaluate(standing)));

      return page.evaluate(shows);
    },
  };
};

const standing = () =>
  [
    ...document.querySelectorAll(
      'body script:not([src]), iframe, object, embed, marquee, [onerror], [onload], [onfocus], [ontoggle], ' +
        '[onbegin], [onmouseover], [onanimationstart], [href^="javascript:" i], [src^="javascript:" i], ' +
        '[action^="javascript:" i], [href^="data:" i], img[src="x"]',
    ),
  ].map(({ outerHTML }) => `${location.pathname}: ${outerHTML.slice(0, 120)}`);

const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));

const shows = () =>
  [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].some(
    (part) =>
      part.innerText.includes('orrio()') ||
      [...part.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) =>
        value.includes('orrio()'),
      ),
  );
