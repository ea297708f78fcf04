import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';
import { quantile } from '../report';
import { withApps } from './apps';
import type { Part } from './part';
import { parts } from './parts';

type Figures = Readonly<Record<string, number>>;
interface Taken {
  ours: Figures;
  stock: Figures;
}

/** Measures the app and a stock react-admin in turns in one browser. Returns a Markdown table. */
export const benchBrowser = (rounds = 5, names = Object.keys(parts)): Promise<string> =>
  withApps(async (ours, stock) => {
    const executablePath = findBrowser();
    if (executablePath === undefined) return 'There is no browser to compare in.';
    const chosen = names.map(partOf);
    const browser = await chromium.launch({
      executablePath: executablePath || undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const rows: string[] = [];
    try {
      for (const { rows: described, take } of chosen) {
        const taken: Taken[] = [];
        for (let round = 0; round < rounds; round += 1) {
          taken.push({ ours: await take(browser, ours), stock: await take(browser, stock) });
        }
        rows.push(...rowsOf(described, taken));
      }
    } finally {
      await browser.close();
    }

    return ['| what | ours | stock | ours / stock |', '|---|---|---|---|', ...rows].join('\n');
  });

const partOf = (name: string): Part => {
  const part = parts[name];
  if (!part) throw new Error(`${name} is none of ${Object.keys(parts).join(', ')}`);

  return part;
};

const rowsOf = (described: Part['rows'], taken: readonly Taken[]): string[] =>
  Object.entries(described).map(([key, [what, show]]) => {
    const medianOf = (app: keyof Taken) =>
      quantile(
        taken.flatMap((round) => round[app][key] ?? []),
        0.5,
      );
    const [ours, stock] = [medianOf('ours'), medianOf('stock')];
    const text = (value: number, shown: string) => (Number.isNaN(value) ? '' : shown);

    return `| ${what} | ${show(ours)} | ${text(stock, show(stock))} | ${text(ours / stock, (ours / stock).toFixed(2))} |`;
  });
