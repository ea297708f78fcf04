import { randomUUID } from 'node:crypto';
import { createApp } from '../api/app';
import { signAccessToken } from '../api/auth/accessToken';
import { openSession } from '../api/auth/sessions';
import type { Database } from '../api/db/client';

/** Calls the whole API in this process, signed in as a user. Throws unless the answer is 200. */
export const createCaller = async ({ db }: Database, userId: number) => {
  const jwtSecret = randomUUID();
  const app = createApp({ db, jwtSecret, filesDir: '', log: () => undefined });
  const session = await db.transaction().execute((trx) => openSession(trx, userId, new Date()));
  const token = await signAccessToken(session, jwtSecret, new Date());

  return async (path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> => {
    const answer = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);

    return answer.json();
  };
};
