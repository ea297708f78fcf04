import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/schema';

/** The database holds hashes: who reads it cannot use them. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const addRefreshToken = async (db: Db, sessionId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('tokens_refresco')
    .values({
      hash: hashOf(token),
      fk_sesion: sessionId,
      fecha_creacion: now.toISOString(),
      fecha_reemplazo: null,
    })
    .execute();

  return token;
};
