import type { MiddlewareHandler } from 'hono';
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
