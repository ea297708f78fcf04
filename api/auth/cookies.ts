import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { isHttps } from '../http/proxy';
import { keyOf } from './accessToken';
import { SESSION_DAYS } from './time';

const SESSION = 'loteria_sesion';

export const readRefreshCookie = (c: Context): string | undefined => getCookie(c, SESSION);

export const writeRefreshCookie = (c: Context, token: string): void =>
  setCookie(c, SESSION, token, { ...attributes(c), maxAge: SESSION_DAYS * 24 * 60 * 60 });

export const clearRefreshCookie = (c: Context): void => {
  deleteCookie(c, SESSION, attributes(c));
};

const attributes = (c: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', secure: isHttps(c) }) as const;

const DEVICE = 'loteria_dispositivo';
const AUDIENCE = 'dispositivo';
const DAYS = 365;
const MOST_USERS = 10;

const Payload = z.object({ jti: z.string(), usuarios: z.array(z.number()) });

/** A signed cookie names the device and the users who have signed in on it. */
const readDevice = async (c: Context, secret: string): Promise<z.infer<typeof Payload> | undefined> => {
  const token = getCookie(c, DEVICE);
  if (token === undefined) return undefined;

  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE };

    return Payload.parse((await jwtVerify(token, keyOf(secret), options)).payload);
  } catch {
    return undefined;
  }
};

export const knownDevice = async (c: Context, secret: string, userId: number | undefined) => {
  const device = await readDevice(c, secret);

  return device && userId !== undefined && device.usuarios.includes(userId) ? device.jti : undefined;
};

export const rememberDevice = async (c: Context, secret: string, userId: number): Promise<void> => {
  const { jti = randomUUID(), usuarios = [] } = (await readDevice(c, secret)) ?? {};
  const users = [userId, ...usuarios.filter((id) => id !== userId)].slice(0, MOST_USERS);
  const token = await new SignJWT({ usuarios: users })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setJti(jti)
    .sign(keyOf(secret));

  setCookie(c, DEVICE, token, {
    ...attributes(c),
    path: '/api/auth',
    maxAge: DAYS * 24 * 60 * 60,
  });
};
