import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isHttps } from './proxy';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** Half a year; of this name alone: what else its owner runs below it is theirs to say. */
const HSTS = 'max-age=15552000';

/** The headers of every answer. HSTS is for who asks for it, and only under TLS: a browser keeps to it for months. */
export const securityHeaders = (
  hsts: boolean,
  policy: Pick<Options, 'contentSecurityPolicy'> = {},
): MiddlewareHandler => {
  const options: Options = { ...policy, referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' };
  const plain = secureHeaders({ ...options, strictTransportSecurity: false });
  const strict = secureHeaders({ ...options, strictTransportSecurity: HSTS });

  return (c, next) => (hsts && isHttps(c) ? strict : plain)(c, next);
};

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
