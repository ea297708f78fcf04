import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isHttps } from './proxy';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

const HSTS = 'max-age=15552000';

/** Headers of every answer. HSTS only on request and under TLS: browsers remember it for months. */
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

/** A request code, short enough to read out by telephone. The log has it too. */
export const giveCode: MiddlewareHandler = async (c, next) => {
  const code = randomBytes(3).toString('hex').toUpperCase();
  c.set(KEY, code);
  c.header('X-Request-Id', code);
  await next();
};

export const codeOf = (c: Context): string | undefined => c.get(KEY);
