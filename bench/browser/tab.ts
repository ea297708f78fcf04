import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { quantile } from '../report';
import type { App } from './apps';
import { listen, MARK, sinceMark, type Wanted } from './inPage';

/** A busy machine may take this long. */
const PATIENCE = 180_000;

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** A new browser profile on a slow line and a slow machine. */
export const openTab = async (browser: Browser, app: App) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-EC' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp);
  await page.addInitScript(listen, MARK);
  const traffic = listenToTraffic(page, app);

  const until = async (wanted: Omit<Wanted, 'mark'>): Promise<number> => {
    const handle = await page.waitForFunction<number | false, Wanted>(
      sinceMark,
      { mark: MARK, ...wanted },
      { timeout: 180_000 },
    );

    return Number(await handle.jsonValue());
  };

  return {
    page,
    cdp,
    traffic,
    until,
    /** Opens a list by its address. */
    async open(path: string) {
      await page.goto('about:blank');
      await page.goto(`${app.origin}${app.base}/${path}`);
    },
    /** Opens a list by the menu. Returns the time from the click to its rows. */
    async change(list: string, wanted: Omit<Wanted, 'mark'>): Promise<number> {
      await page.locator(`a[href$="/${list}"]`).first().click();

      return until(wanted);
    },
    /** Goes back as the browser's button does. */
    async back(wanted: Omit<Wanted, 'mark'>): Promise<number> {
      await page.evaluate((mark) => {
        sessionStorage.setItem(mark, String(performance.timeOrigin + performance.now()));
        history.back();
      }, MARK);

      return until(wanted);
    },
    async type(selector: string): Promise<number> {
      await page.locator(selector).first().click();
      await page.keyboard.type('veinte letras y nada', { delay: 120 });
      await page.waitForFunction(() => window.keyTimes.length >= 20);
      // Empty the search: no list keeps it.
      await page.locator(selector).first().fill('');

      return quantile(await page.evaluate(() => window.keyTimes.splice(0)), 0.5);
    },
    close: () => context.close(),
  };
};

const slowDown = async (cdp: CDPSession) => {
  const throughput = 1_600_000 / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Counts the requests so far and the bytes of script among them. */
const listenToTraffic = (page: Page, { dist, origin }: App) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });

  return () => ({
    requests: asked.length,
    script: asked
      .filter((url) => url.endsWith('.js'))
      .reduce((sum, url) => sum + gzipSync(readFileSync(join(dist, new URL(url).pathname))).length, 0),
  });
};
