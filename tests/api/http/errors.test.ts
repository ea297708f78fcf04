import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError } from '../../../api/http/errors';

const answerTo = (error: Error) =>
  new Hono()
    .onError(answerError(() => undefined))
    .get('/', () => {
      throw error;
    })
    .request('/');

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test.each([
  ...['57P01', '57P03', '57014', '55P03', '53300', '53100', '25006', '08006', 'ECONNREFUSED'].map((code) =>
    withCode(code),
  ),
  withCode('ENOENT', { syscall: 'connect' }),
  ...[
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
  ].map((message) => new Error(message)),
])('[A20] the database error "$message" is a 503 with Retry-After', async (error) => {
  const answer = await answerTo(error);

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toEqual({
    error: 'La base de datos no responde. Espere unos segundos e inténtelo de nuevo.',
  });
});

test.each([withCode('ENOENT', { syscall: 'open' }), withCode('42P01'), new Error('otra cosa')])(
  'an internal error, such as "$message", is a 500',
  async (error) => {
    expect((await answerTo(error)).status).toBe(500);
  },
);
