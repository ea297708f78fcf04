import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'loteria-admin';
const AUDIENCE = 'acceso';
const MINUTES = 10;

interface Bearer {
  userId: number;
  sessionId: string;
}

/** A ten-minute bearer token that names a session. The session is looked up for each request. */
export const signAccessToken = (
  { userId, sessionId }: Bearer,
  secret: string,
  now: Date,
): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);

  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + MINUTES * 60)
    .sign(keyOf(secret));
};

export const readAccessToken = async (
  token: string,
  secret: string,
  now: Date,
): Promise<Bearer | undefined> => {
  const key = `${token} ${secret}`;
  const known = accepted.get(key) ?? (await verify(token, secret, now));
  if (!known || known.expires <= now.getTime() / 1000) return undefined;

  if (!accepted.has(key)) remember(key, known);

  return known;
};

interface Known extends Bearer {
  expires: number;
}

/** Caches verified tokens: verifying costs a fifth of a short request. */
const accepted = new Map<string, Known>();
const MOST_ACCEPTED = 1_000;

const remember = (key: string, known: Known) => {
  accepted.set(key, known);
  const [oldest] = accepted.keys();
  if (accepted.size > MOST_ACCEPTED && oldest !== undefined) accepted.delete(oldest);
};

const verify = async (token: string, secret: string, now: Date): Promise<Known | undefined> => {
  try {
    const { payload } = await jwtVerify<{ sid: unknown; exp: number }>(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ: 'JWT',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      currentDate: now,
    });
    const userId = Number(payload.sub);

    return typeof payload.sid === 'string' && Number.isSafeInteger(userId)
      ? { userId, sessionId: payload.sid, expires: payload.exp }
      : undefined;
  } catch {
    return undefined;
  }
};

export const keyOf = (secret: string) => new TextEncoder().encode(secret);
