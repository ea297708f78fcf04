import { readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig, transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { CSS_TARGETS, inWords, TARGET } from '../../scripts/oldestBrowsers';
import { distFiles, readDist } from '../support/build/dist';

const scriptAs = async (code: string, target: string | string[]) =>
  (await transformWithOxc(code, 'script.js', { sourceType: 'module', sourcemap: false, target })).code;

/** The feature of lightningcss that rewrites each `color-scheme`. */
const LIGHT_DARK = 1_048_576;

const configFor = (targets: typeof CSS_TARGETS) =>
  resolveConfig(
    {
      configFile: false,
      css: { transformer: 'lightningcss', lightningcss: { targets, exclude: LIGHT_DARK } },
    },
    'build',
  );

/** A line for each declaration, without those for a single browser. */
const styleAs = async (code: string, targets: typeof CSS_TARGETS) =>
  (await preprocessCSS(code, 'style.css', await configFor(targets))).code.replaceAll(
    /^\s*-(webkit|moz|o)-.*$\n/gm,
    '',
  );

/** What the oldest browsers cannot read would be rewritten for them. */
const isBeyond = {
  script: async (code: string) => (await scriptAs(code, TARGET)) !== (await scriptAs(code, 'esnext')),
  style: async (code: string) =>
    code.includes('light-dark(') || (await styleAs(code, CSS_TARGETS)) !== (await styleAs(code, {})),
};

/** A file of the build and, in index.html, its inline scripts. */
const scriptsOf = (file: string): string[] =>
  file.endsWith('.html')
    ? [...readDist(file).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    : [readDist(file)];

describe('[Y9] the build has no syntax beyond the browsers that README and guide name', () => {
  test('in its scripts', async () => {
    const files = distFiles().filter((file) => /\.(m?js|html)$/.test(file));
    const beyond: string[] = [];
    for (const file of files) {
      for (const script of scriptsOf(file)) if (await isBeyond.script(script)) beyond.push(file);
    }

    expect(files.length).toBeGreaterThan(50);
    expect(beyond).toEqual([]);
    expect(await isBeyond.script('export const all = [...a?.b ?? []]')).toBe(false);
    expect(await isBeyond.script('using file = open()')).toBe(true);
  });

  test('in its styles', async () => {
    const files = distFiles().filter((file) => file.endsWith('.css'));
    const beyond: string[] = [];
    for (const file of files) if (await isBeyond.style(readDist(file))) beyond.push(file);

    expect(files.length).toBeGreaterThan(1);
    expect(beyond).toEqual([]);
    expect(await isBeyond.style('a:has(b) { inset: 0 }')).toBe(false);
    expect(await isBeyond.style('a { &:hover { top: 0 } }')).toBe(true);
  });

  test.each([
    ['README.md', inWords.README],
    ['docs/guia/README.md', inWords.guide],
  ])('%s names them', (file, names) => {
    expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')).toContain(names);
  });
});
