import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../http/errors';

/** CSRF protection: calls that need only a cookie are refused to foreign pages. */
export const refuseForeignPages: MiddlewareHandler = async (c, next) => {
  if (!isOwnPage(c)) throw new ApiError(403, 'La solicitud viene de otro sitio');

  await next();
};

const isOwnPage = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';

  const origin = c.req.header('origin');
  if (!origin) return true;

  // A foreign page would need a preflight to send X-Forwarded-Host, and none is ever granted.
  const hosts = [new URL(c.req.url).host, c.req.header('x-forwarded-host')];

  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
};
