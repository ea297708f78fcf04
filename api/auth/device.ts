import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { isHttps } from '../http/proxy';

const NAME = 'loteria_dispositivo';
const AUDIENCE = 'dispositivo';
const DAYS = 365;
const MOST_USERS = 10;

const Payload = z.object({ jti: z.string(), usuarios: z.array(z.number()) });

/** A signed cookie names the device and the users who have signed in on it. */
const readDevice = async (c: Context, secret: string): Promise<z.infer<typeof Payload> | undefined> => {
  const token = getCookie(c, NAME);
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

  setCookie(c, NAME, token, {
    ...{ path: '/api/auth', httpOnly: true, sameSite: 'Strict' as const, secure: isHttps(c) },
    maxAge: DAYS * 24 * 60 * 60,
  });
};

const keyOf = (secret: string) => new TextEncoder().encode(secret);
