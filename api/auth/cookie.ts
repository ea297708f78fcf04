import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isHttps } from '../http/proxy';
import { SESSION_DAYS } from './time';

const NAME = 'loteria_sesion';

/** The cookie that holds the refresh token, out of reach of scripts and of other sites. */
export const readRefreshCookie = (c: Context): string | undefined => getCookie(c, NAME);

export const writeRefreshCookie = (c: Context, token: string): void =>
  setCookie(c, NAME, token, { ...attributes(c), maxAge: SESSION_DAYS * 24 * 60 * 60 });

export const clearRefreshCookie = (c: Context): void => {
  deleteCookie(c, NAME, attributes(c));
};

const attributes = (c: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', secure: isHttps(c) }) as const;
