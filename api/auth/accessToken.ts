import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'loteria-admin';
const AUDIENCE = 'acceso';
const MINUTES = 10;

interface Bearer {
  userId: number;
  sessionId: string;
}

/** The bearer token of ten minutes; it only names a session, which the database must still hold alive. */
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

/** Whom a bearer token names; undefined for one that is forged, expired or meant for something else. */
export const readAccessToken = async (
  token: string,
  secret: string,
  now: Date,
): Promise<Bearer | undefined> => {
  const key = `${token} ${secret}`;
  const known = right.get(key) ?? (await verify(token, secret, now));
  if (!known || known.expires <= now.getTime() / 1000) return undefined;

  if (!right.has(key)) remember(key, known);

  return known;
};

interface Known extends Bearer {
  /** In seconds. */
  expires: number;
}

/** A signature that was right stays right: checking it anew is a third of what a short request costs. */
const right = new Map<string, Known>();
const MOST_RIGHT = 1_000;

const remember = (key: string, known: Known) => {
  right.set(key, known);
  const [oldest] = right.keys();
  if (right.size > MOST_RIGHT && oldest !== undefined) right.delete(oldest);
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

const keyOf = (secret: string) => new TextEncoder().encode(secret);
