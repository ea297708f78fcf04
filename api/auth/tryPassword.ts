import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema';
import { countAttempt, forgetAttempts } from './attempts';
import { inTurn } from './inTurn';

/** Lets a try at a password through that throws where it is wrong: one after the other, five failures at most. */
export const tryPassword = <T>(
  db: Kysely<Schema>,
  key: string,
  now: () => Date,
  attempt: () => Promise<T>,
): Promise<T> =>
  inTurn(key, async () => {
    await countAttempt(db, key, now());
    const result = await attempt();
    await forgetAttempts(db, key);

    return result;
  });
