import { CREDENTIALS } from '../../process';
import { kB, ms } from '../../report';
import type { App } from '../apps';
import { MARK, signInAtOnce } from '../inPage';
import { definePart, firstOf, inTab } from '../part';
import type { Tab } from '../tab';

const share = (value: number) => value.toFixed(2);

/** A second visit the next day must fetch nothing that has not changed. */
export const again = definePart(
  {
    first: ['a first visit: address → first rows or figures, a password manager clicking at once', ms],
    second: ['a second visit', ms],
    time: ['its share of the first', share],
    firstBytes: ['what came over the line, first visit', kB],
    secondBytes: ['second visit', kB],
    bytes: ['its share of the first', share],
  },
  (browser, app) =>
    inTab(browser, app, async (tab) => {
      const received = listenToLine(tab);
      await tab.page.addInitScript(signInAtOnce, { mark: MARK, ...CREDENTIALS });
      const first = await enter(tab, app);
      const firstBytes = received();
      await leave(tab);
      received();
      const second = await enter(tab, app);
      const secondBytes = received();

      return {
        first,
        second,
        time: second / first,
        firstBytes,
        secondBytes,
        bytes: secondBytes / firstBytes,
      };
    }),
);

const enter = async ({ page, until }: Tab, app: App): Promise<number> => {
  await page.goto(app.origin, { waitUntil: 'commit' });
  const sinceClick = await until(firstOf(app));
  const click = await page.evaluate(
    (mark) => Number(sessionStorage.getItem(mark)) - performance.timeOrigin,
    MARK,
  );

  return click + sinceClick;
};

/** In milliseconds: longer than the pause between two prefetched files. */
const QUIET = 3_000;

/** Leaves without signing out. */
const leave = async ({ page, cdp }: Tab) => {
  // Wait until prefetching is over. The network is never idle: the stream of events stays open.
  await page.waitForFunction(
    (quiet) =>
      performance.now() -
        Math.max(
          ...performance
            .getEntriesByType('resource')
            .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
        ) >
      quiet,
    QUIET,
  );
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  await cdp.send('Network.clearBrowserCookies');
};

/** Returns the bytes received since the last call, headers included. */
const listenToLine = ({ cdp }: Tab) => {
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });

  return () => {
    const since = bytes;
    bytes = 0;

    return since;
  };
};
