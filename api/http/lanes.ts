import type { ApiError } from './errors';

interface Limits {
  lanes: number;
  mostWaiting: number;
  busy: () => ApiError;
}

/** Limits concurrent expensive work; refuses requests that would wait too long. */
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
      if (next) next();
      else running -= 1;
    }
  };
};
