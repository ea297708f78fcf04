import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

const KEY = 'codigo';

/** Gives each request a code that is short enough to be read out over the telephone; the log tells what it was. */
export const giveCode: MiddlewareHandler = async (c, next) => {
  const code = randomBytes(3).toString('hex').toUpperCase();
  c.set(KEY, code);
  c.header('X-Request-Id', code);
  await next();
};

/** Undefined where no request was given one. */
export const codeOf = (c: Context): string | undefined => c.get(KEY);
