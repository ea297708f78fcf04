import { isAway } from '../http/errors';

const turns = new Map<string, Promise<unknown>>();

/**
 * Runs the jobs of one key one after the other, those of different keys side by side. Where one has waited for a
 * database that is away, those behind it have waited too, and do not wait again.
 */
export const inTurn = async <T>(key: string, job: () => Promise<T>): Promise<T> => {
  const turn = Promise.allSettled([turns.get(key)]).then(([before]) => {
    if (before.status === 'rejected' && isAway(before.reason)) throw before.reason;

    return job();
  });
  turns.set(key, turn);

  try {
    return await turn;
  } finally {
    if (turns.get(key) === turn) turns.delete(key);
  }
};
