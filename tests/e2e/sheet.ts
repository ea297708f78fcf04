import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { unzip } from '../unzip';

export interface SheetCell {
  /** A text as it is read, a number as it is written. */
  value: string | number;
  /** How a number is shown; none but a date's and money's. */
  format?: string;
  /** Where a click leads. */
  link?: string;
}

const attribute = (markup: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(markup)?.[1] ?? '';
const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const all = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([found]) => found);

/** The rows below the heads of the first sheet of an XLSX that was saved, by the names of their columns. */
export const readSheet = async (file: Download): Promise<Record<string, SheetCell>[]> => {
  const entries = unzip(await readFile(await file.path()));
  const part = (path: string) => entries.get(path) ?? '';
  const sheet = part('xl/worksheets/sheet1.xml');
  const texts = all(part('xl/sharedStrings.xml'), /<si>.*?<\/si>/gs).map(plain);
  const styles = part('xl/styles.xml');
  const formats = new Map(
    all(styles, /<numFmt [^>]*>/g).map((one) => [attribute(one, 'numFmtId'), attribute(one, 'formatCode')]),
  );
  const shown = all(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '', /<xf [^>]*>/g).map((one) =>
    formats.get(attribute(one, 'numFmtId')),
  );
  const targets = new Map(
    all(part('xl/worksheets/_rels/sheet1.xml.rels'), /<Relationship [^>]*>/g).map((one) => [
      attribute(one, 'Id'),
      plain(attribute(one, 'Target')),
    ]),
  );
  const links = new Map(
    all(sheet, /<hyperlink [^>]*>/g).map((one) => [
      attribute(one, 'ref'),
      targets.get(attribute(one, 'r:id')),
    ]),
  );

  const [heads = new Map<string, SheetCell>(), ...rows] = all(sheet, /<row .*?<\/row>/gs).map(
    (row) =>
      new Map(
        all(row, /<c [^>]*?(\/>|>.*?<\/c>)/gs).map((cell) => {
          const place = attribute(cell, 'r');
          const text = plain(cell);
          const read: SheetCell = {
            value: attribute(cell, 't') === 's' ? (texts[Number(text)] ?? '') : text && Number(text),
            format: shown[Number(attribute(cell, 's'))],
            link: links.get(place),
          };

          return [place.replace(/\d+$/, ''), read] as const;
        }),
      ),
  );

  return rows.map((row) =>
    Object.fromEntries([...heads].map(([column, { value }]) => [value, row.get(column) ?? { value: '' }])),
  );
};

const DAY_MS = 86_400_000;

/** A day as a spreadsheet counts it. */
export const dayNumber = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY_MS;
