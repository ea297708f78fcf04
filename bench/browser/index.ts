import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { kB, ms, quantile } from '../report';
import { withApps } from './apps';
import { type Figures, takeFigures } from './figures';

const count = (value: number) => value.toFixed(0);

const ROWS: Record<keyof Figures, [what: string, show: (value: number) => string]> = {
  firstPaint: ['first paint of the sign-in', ms],
  answered: ['the sign-in answers a click', ms],
  afterTyping: ['click on Ingresar → first rows or figures, after 4 s of typing', ms],
  atOnce: ['the same, a password manager clicking at once', ms],
  firstRequests: ['requests until those, after typing', count],
  requests: ['requests until the first list, after typing', count],
  script: ['script until then, gzip', kB],
  change: ['change between two lists, warm', ms],
  opened: ['a record, from its list', ms],
  back: ['back to the list', ms],
  rows25: ['25 rows, asked for once already', ms],
  rows100: ['100 rows, asked for once already', ms],
  fieldKey: ['key → paint, in a field of a form', ms],
  searchKey: ['key → paint, in the search of a list', ms],
  heap: ['heap after 50 changes of list', kB],
  growth: ['heap for each of them', kB],
  nodes: ['DOM nodes then', count],
  newNodes: ['more than 50 changes before', count],
};

/** The app beside a stock react-admin, turn by turn in one browser, as a table of Markdown. */
export const benchBrowser = (rounds = 5): Promise<string> =>
  withApps(async (ours, stock) => {
    const executablePath = findBrowser();
    if (executablePath === undefined) return 'There is no browser to compare in.';
    const browser = await chromium.launch({
      executablePath: executablePath || undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const taken: { ours: Figures; stock: Figures }[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        taken.push({ ours: await takeFigures(browser, ours), stock: await takeFigures(browser, stock) });
      }
    } finally {
      await browser.close();
    }

    return tableOf(taken);
  });

const tableOf = (taken: readonly { ours: Figures; stock: Figures }[]): string =>
  [
    '| what | ours | stock | ours / stock |',
    '|---|---|---|---|',
    ...(Object.keys(ROWS) as (keyof Figures)[]).map((key) => {
      const [what, show] = ROWS[key];
      const [ours, stock] = (['ours', 'stock'] as const).map((app) =>
        quantile(
          taken.map((round) => round[app][key]),
          0.5,
        ),
      ) as [number, number];

      return `| ${what} | ${show(ours)} | ${show(stock)} | ${(ours / stock).toFixed(2)} |`;
    }),
  ].join('\n');
