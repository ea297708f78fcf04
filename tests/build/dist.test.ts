import { describe, expect, test } from 'vitest';
import { chunkOf, distFiles, gzipBytes, readDist, signInScripts, withImports } from '../support/build/dist';

describe('sizes', () => {
  test('the sign-in needs at most 90 kB of script', () => {
    const scripts = withImports(signInScripts());

    expect(scripts.length).toBeGreaterThan(0);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(90_000);
  });

  test('the first list needs at most 450 kB of script in nine files', () => {
    const scripts = withImports([...signInScripts(), ...['admin', 'NominaList'].map(chunkOf)]);

    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.length).toBeLessThan(10);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(450_000);
  });

  test('the dashboard needs one file of 8 kB more than its shell', () => {
    const shell = withImports([...signInScripts(), chunkOf('admin')]);
    const others = withImports([chunkOf('figures')]).filter((file) => !shell.includes(file));

    expect(others).toEqual([chunkOf('figures')]);
    expect(gzipBytes(others)).toBeLessThanOrEqual(8_000);
  });
});

test('[Y10] the script of the sign-in fetches the code of the home beside that of the shell', () => {
  const [script = ''] = signInScripts();

  for (const name of ['admin', 'figures']) {
    expect(readDist(script)).toContain(`import(\`./${chunkOf(name).slice('assets/'.length)}\`)`);
  }
});

test('the page and every large script have a brotli copy', () => {
  const files = distFiles();
  const large = files.filter((file) => /\.(html|js|css)$/.test(file) && readDist(file).length > 1_000);

  expect(large).toContain('index.html');
  expect(large.filter((file) => !files.includes(`${file}.br`))).toEqual([]);
});

test('the page shows the sign-in before any script', () => {
  const [beforeBody = '', body = ''] = readDist('index.html').split('<body>');

  expect(beforeBody).toContain('rel="stylesheet"');
  expect(body).toContain('Usuario');
  expect(body).toContain('Ingresar');
  expect(body).not.toContain('<script');
});
