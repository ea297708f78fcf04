import type { ApiError } from './errors';

interface Limits {
  lanes: number;
  mostWaiting: number;
  busy: () => ApiError;
}

/**
 * Limits concurrent expensive work; refuses requests that would wait too long. Work that only waits for others calls
 * `leave`, so that the next may begin.
 */
export const createLanes = ({ lanes, mostWaiting, busy }: Limits) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: (leave: () => void) => Promise<T>): Promise<T> => {
    if (running < lanes) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw busy();

    let isHeld = true;
    const leave = () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
    try {
      return await work(leave);
    } finally {
      leave();
    }
  };
};
