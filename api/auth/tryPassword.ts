import type { Db } from '../db/schema';
import { type Budget, countAttempt } from './attempts';
import { inTurn } from './inTurn';

interface Try<T> {
  /** The person's own first. */
  budgets: readonly Budget[];
  /** Among whose failures it counts. */
  mark?: string;
  now: () => Date;
  attempt: () => Promise<T>;
}

/** Lets a try at a password through that throws where it is wrong: one person's one after the other, as many failures as there may be. */
export const tryPassword = <T>(db: Db, { budgets, mark, now, attempt }: Try<T>): Promise<T> =>
  inTurn(budgets[0]?.key ?? '', async () => {
    const takeBack = await countAttempt(db, budgets, now(), mark);
    const result = await attempt();
    await takeBack();

    return result;
  });
