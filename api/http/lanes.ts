import type { ApiError } from './errors';

interface Limits {
  /** How many run at once. */
  lanes: number;
  /** How many more may wait for a lane; who comes later had better come again. */
  mostWaiting: number;
  busy: () => ApiError;
}

/** Runs work that costs much a few at a time, and refuses what would wait too long. */
export const createLanes = ({ lanes, mostWaiting, busy }: Limits) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < lanes) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw busy();

    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The lane goes from hand to hand.
      if (next) next();
      else running -= 1;
    }
  };
};
