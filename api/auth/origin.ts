import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../http/errors';

/** A cookie travels with the requests of foreign pages too: calls that need no more than it are refused to them. */
export const refuseForeignPages: MiddlewareHandler = async (c, next) => {
  if (!isOwnPage(c)) throw new ApiError(403, 'La solicitud viene de otro sitio');

  await next();
};

const isOwnPage = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';

  const origin = c.req.header('origin');
  if (!origin) return true;

  // No foreign page can add X-Forwarded-Host: it would have to ask first, and no CORS leave is ever given.
  const hosts = [new URL(c.req.url).host, c.req.header('x-forwarded-host')];

  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
};
