import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['ARCHITECTURE.md', 'CHANGELOG.md', 'docs/anfitrion.md'])('what %s names is there', (page) => {
  const text = readFileSync(page, 'utf8');
  const folder = page.includes('/') ? 'docs/' : '';
  const named = [...text.matchAll(/`((?:api|contract|src|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => folder + path);

  expect(linked.length).toBeGreaterThan(0);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});
