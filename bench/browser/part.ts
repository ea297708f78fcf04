import type { Browser } from '@playwright/test';
import { CREDENTIALS } from '../process';
import type { App } from './apps';
import { openTab, type Tab } from './tab';

export const count = (value: number) => value.toFixed(0);

type Show = (value: number) => string;

/** Rows of the table that are measured together. */
export interface Part {
  rows: Readonly<Record<string, readonly [what: string, show: Show]>>;
  /** Measures without a screen in the app are left out. */
  take: (browser: Browser, app: App) => Promise<Readonly<Record<string, number>>>;
}

export const definePart = <K extends string>(
  rows: Record<K, readonly [what: string, show: Show]>,
  take: (browser: Browser, app: App) => Promise<Partial<Record<K, number>>>,
): Part => ({ rows, take: async (browser, app) => ({ ...(await take(browser, app)) }) as Record<K, number> });

export const inTab = async <T>(browser: Browser, app: App, work: (tab: Tab) => Promise<T>): Promise<T> => {
  const tab = await openTab(browser, app);
  try {
    return await work(tab);
  } finally {
    await tab.close();
  }
};

/** Like inTab, but signed in and with the first screen loaded. */
export const signedIn = <T>(browser: Browser, app: App, work: (tab: Tab) => Promise<T>): Promise<T> =>
  inTab(browser, app, async (tab) => {
    await tab.page.goto(app.origin, { waitUntil: 'commit' });
    for (const [name, value] of Object.entries(CREDENTIALS)) {
      await tab.page.locator(`input[name=${name}]`).fill(value);
    }
    await tab.page.locator('button[type=submit]').click();
    await tab.until(firstOf(app));

    return work(tab);
  });

export const TURNS = [1, 2, 3];

export const GASTOS = { head: 'descripci', rows: 20 };
export const PREMIOS = { head: 'colilla', rows: 20 };
export const FIRST_ROWS = { head: GASTOS.head, rows: 1 };
const FIGURES = { figures: 'a.MuiCardActionArea-root' };

export const firstOf = ({ hasFigures }: App) => (hasFigures ? FIGURES : FIRST_ROWS);

/** Opens a row by a cell without a link or checkbox. */
export const openRow = async ({ page, until }: Tab, row: number): Promise<number> => {
  await page.locator('tbody tr').nth(row).locator('td:not(:has(a, input))').first().click();

  return until({ field: 'descripcion' });
};
