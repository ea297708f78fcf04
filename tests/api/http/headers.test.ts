import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../api/http/headers';

const answer = async (hsts: boolean, url: string, headers: Record<string, string> = {}) => {
  const app = new Hono().use(securityHeaders(hsts)).get('/', (c) => c.text(''));

  return (await app.request(url, { headers })).headers;
};

test('HSTS is sent only if it is configured and over TLS, without subdomains', async () => {
  const hsts = async (...asked: Parameters<typeof answer>) =>
    (await answer(...asked)).get('strict-transport-security');

  expect(await hsts(true, 'https://localhost/')).toBe('max-age=15552000');
  expect(await hsts(true, 'http://localhost/', { 'x-forwarded-proto': 'https' })).toBe('max-age=15552000');
  expect(await hsts(true, 'http://localhost/')).toBeNull();
  expect(await hsts(false, 'https://localhost/')).toBeNull();
});

test('no answer can be framed, sniffed, or send a referrer', async () => {
  const headers = await answer(false, 'http://localhost/');

  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
