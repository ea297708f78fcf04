import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readGuide } from '../scripts/guide/readGuide';
import { helpPath } from '../src/features/help/HelpButton';
import { sections } from '../src/resources';

const FOLDER = 'docs/guia';
const pages = readGuide(FOLDER);

/** Link targets: 'nomina.html' and 'nomina.html#imprimir-y-exportar-la-planilla'. */
const places = new Set(
  pages.flatMap(({ name, headings }) => [`${name}.html`, ...headings.map(({ id }) => `${name}.html#${id}`)]),
);

describe('the guide', () => {
  test('has the page and heading that the Ayuda of each screen opens', () => {
    const targets = sections.flatMap(({ name, screens, help }) =>
      Object.keys(screens).map((path) => ({ screen: `${name}/${path}`, to: help?.[path] ?? help?.[''] })),
    );

    expect(targets.length).toBeGreaterThan(40);
    expect(targets.filter(({ to }) => !places.has(helpPath(to).slice('/ayuda/'.length)))).toEqual([]);
    // Help of a deleted screen must be deleted too.
    const lines = sections.flatMap(({ name, screens, help = {} }) =>
      Object.keys(help).flatMap((path) => (path in screens ? [] : [`${name}/${path}`])),
    );
    expect(lines).toEqual([]);
  });

  test('lists each page in its index, and all its links work', () => {
    const [index] = pages;
    const named = index?.links.map((link) => link.replace(/#.*/, '')) ?? [];

    expect(pages.filter(({ name }) => name !== 'index' && !named.includes(`${name}.html`))).toEqual([]);
    expect(pages.flatMap(({ links }) => links).filter((link) => !places.has(link))).toEqual([]);
  });

  test('[L11] shows all of its pictures, and they are small', () => {
    const shown = [...new Set(pages.flatMap(({ pictures }) => pictures))].sort();
    const kept = readdirSync(join(FOLDER, 'img')).map((name) => `img/${name}`);

    expect(shown.filter((path) => !existsSync(join(FOLDER, path)))).toEqual([]);
    expect(kept.sort()).toEqual(shown);
    const bytes = kept.reduce((sum, path) => sum + statSync(join(FOLDER, path)).size, 0);
    expect(bytes).toBeLessThan(2_500_000);
  });
});
