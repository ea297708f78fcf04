import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkOf, distFiles, entryScripts, gzipBytes, readDist, withImports } from './dist';

describe('sizes', () => {
  test('the sign-in needs at most 90 kB of script', () => {
    const scripts = withImports(entryScripts());

    expect(scripts.length).toBeGreaterThan(0);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(90_000);
  });

  test('the way to the first list needs at most 375 kB of script, in eight requests of scripts', () => {
    const scripts = withImports([...entryScripts(), ...['admin', 'NominaList'].map(chunkOf)]);

    expect(scripts.length).toBeGreaterThan(2);
    // The page itself and its first calls come beside them.
    expect(scripts.length).toBeLessThan(9);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(375_000);
  });
});

describe('dist', () => {
  test('holds nothing but the page, its icon and its assets', () => {
    const strangers = distFiles().filter(
      (file) => !/^(index\.html|favicon\.svg|assets\/[\w.-]+\.(js|css))$/.test(file),
    );

    expect(strangers).toEqual([]);
  });

  test.each([
    'sourceMappingURL',
    'demo-loteria',
    'mockServiceWorker',
    'setupWorker',
    'argon2',
    'JWT_SECRET',
    'ListGuesser',
  ])('holds no %s', (text) => {
    expect(distFiles().filter((file) => readDist(file).includes(text))).toEqual([]);
  });

  test('shows the sign-in before any script', () => {
    const [beforeBody = '', body = ''] = readDist('index.html').split('<body>');

    expect(beforeBody).toContain('rel="stylesheet"');
    expect(body).toContain('Usuario');
    expect(body).toContain('Ingresar');
    expect(body).not.toContain('<script');
  });

  test('comes out the same from a second build', () => {
    const outDir = mkdtempSync(join(tmpdir(), 'loteria-dist-'));
    try {
      execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
        env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
      });
      const again = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.\w+$/.test(file))
        .sort();

      expect(again).toEqual(distFiles());
      for (const file of again) {
        expect(readFileSync(join(outDir, file), 'utf8') === readDist(file), file).toBe(true);
      }
    } finally {
      rmSync(outDir, { recursive: true });
    }
  });
});
