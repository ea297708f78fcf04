import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { isHttps } from '../http/proxy';
import { keyOf } from './accessToken';
import { daysAfter, SESSION_DAYS } from './time';

const SESSION = 'loteria_sesion';

export const readRefreshCookie = (c: Context): string | undefined => getCookie(c, SESSION, prefixOf(c));

export const writeRefreshCookie = (c: Context, token: string): void =>
  setCookie(c, SESSION, token, { ...attributes(c), maxAge: SESSION_DAYS * 24 * 60 * 60 });

export const clearRefreshCookie = (c: Context): void => {
  deleteCookie(c, SESSION, attributes(c));
};

/** Behind https browsers take these cookies from this very host only: no other host of the domain can plant one. */
const prefixOf = (c: Context): 'host' | undefined => (isHttps(c) ? 'host' : undefined);

const attributes = (c: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', prefix: prefixOf(c) }) as const;

const DEVICE = 'loteria_dispositivo';
const AUDIENCE = 'dispositivo';
const DAYS = 365;
const MOST_USERS = 10;

const Payload = z.object({ jti: z.string(), usuarios: z.array(z.number()) });
type Device = z.infer<typeof Payload>;

interface Known {
  secret: string;
  userId: number;
  now: Date;
}

/** A signed cookie names the device and the users who have signed in on it. */
const readDevice = async (c: Context, secret: string, now: Date): Promise<Device | undefined> => {
  const token = getCookie(c, DEVICE, prefixOf(c));
  if (token === undefined) return undefined;

  try {
    const options = {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: now,
    };

    return Payload.parse((await jwtVerify(token, keyOf(secret), options)).payload);
  } catch {
    return undefined;
  }
};

export const knownDevice = async (
  c: Context,
  { secret, userId, now }: Partial<Known> & Omit<Known, 'userId'>,
) => {
  const device = await readDevice(c, secret, now);

  return device && userId !== undefined && device.usuarios.includes(userId) ? device.jti : undefined;
};

export const rememberDevice = async (c: Context, { secret, userId, now }: Known): Promise<void> => {
  const { jti = randomUUID(), usuarios = [] } = (await readDevice(c, secret, now)) ?? {};
  const users = [userId, ...usuarios.filter((id) => id !== userId)].slice(0, MOST_USERS);
  const token = await new SignJWT({ usuarios: users })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setJti(jti)
    .setExpirationTime(new Date(daysAfter(now, DAYS)))
    .sign(keyOf(secret));

  setCookie(c, DEVICE, token, {
    ...attributes(c),
    // With the prefix it is always /.
    path: '/api/auth',
    maxAge: DAYS * 24 * 60 * 60,
  });
};
