import type { Browser } from '@playwright/test';
import { CREDENTIALS } from '../process';
import { quantile } from '../report';
import type { App } from './apps';
import { MARK, signInAtOnce } from './inPage';
import { openTab, type Tab } from './tab';

const TYPING = 4_000;

const GASTOS = { head: 'descripci', rows: 20 };
const PREMIOS = { head: 'colilla', rows: 20 };
const FIRST_ROWS = { head: GASTOS.head, rows: 1 };
const FIGURES = { figures: '[aria-label="Indicadores de la semana"]' };
/** What stands first after the sign-in. */
const firstOf = ({ hasFigures }: App) => (hasFigures ? FIGURES : FIRST_ROWS);

export type Figures = Awaited<ReturnType<typeof takeFigures>>;

/** Everything that is compared, of one visit of somebody whose password is filled in and one of somebody who types. */
export const takeFigures = async (browser: Browser, app: App) => ({
  ...(await inTab(browser, app, filledIn(app))),
  ...(await inTab(browser, app, async (tab) => ({
    ...(await typed(app)(tab)),
    ...(await inLists(tab)),
    ...(await inFields(tab)),
    ...(await inLongLists(tab)),
    ...(await afterMany(tab)),
  }))),
});

const inTab = async <T>(browser: Browser, app: App, work: (tab: Tab) => Promise<T>): Promise<T> => {
  const tab = await openTab(browser, app);
  try {
    return await work(tab);
  } finally {
    await tab.close();
  }
};

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

const TURNS = [1, 2, 3];

/** What was fetched once already: the second time on, on both sides. */
const inLists = async ({ page, until, change, back }: Tab) => {
  const openRow = async (row: number) => {
    await page.locator('tbody tr').nth(row).locator('td').nth(2).click();

    return until({ field: 'descripcion' });
  };
  await change('premios', PREMIOS);
  await change('gastos', GASTOS);
  await openRow(0);
  await back(GASTOS);

  const [changes, opened, backs]: [number[], number[], number[]] = [[], [], []];
  for (const turn of TURNS) {
    changes.push(await change('premios', PREMIOS), await change('gastos', GASTOS));
    opened.push(await openRow(turn));
    backs.push(await back(GASTOS));
  }

  return { change: quantile(changes, 0.5), opened: quantile(opened, 0.5), back: quantile(backs, 0.5) };
};

const inFields = async ({ page, until, open, type }: Tab) => {
  const searchKey = await type('input[type=search], input[name=q]');
  await open('gastos');
  await until(GASTOS);
  await page.locator('tbody tr').first().locator('td').nth(2).click();
  await until({ field: 'descripcion' });

  return { fieldKey: await type('[name=descripcion]'), searchKey };
};

const inLongLists = async ({ open, until, change, back }: Tab) => {
  const again = async (rows: number) => {
    const wanted = { ...GASTOS, rows };
    await open(`gastos?perPage=${rows}`);
    await until(wanted);
    const samples: number[] = [];
    for (const _ of TURNS) {
      await change('premios', PREMIOS);
      samples.push(await back(wanted));
    }

    return quantile(samples, 0.5);
  };

  // In this order: stock remembers the last.
  const rows100 = await again(100);

  return { rows25: await again(25), rows100 };
};

const afterMany = async ({ cdp, open, until, change }: Tab) => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await open('gastos');
  await until(GASTOS);
  await cdp.send('Performance.enable');
  const changeTimes = async (pairs: number) => {
    for (let pair = 0; pair < pairs; pair += 1) {
      await change('premios', PREMIOS);
      await change('gastos', GASTOS);
    }
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;

    return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes') };
  };
  // What is kept of each list for good is there by then.
  const few = await changeTimes(5);
  const many = await changeTimes(25);

  return { ...many, growth: (many.heap - few.heap) / 50, newNodes: many.nodes - few.nodes };
};
