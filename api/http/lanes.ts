import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiError } from './errors';

interface Limits {
  lanes: number;
  mostWaiting: number;
  busy: () => ApiError;
}

const places = new AsyncLocalStorage<() => void>();

/** The rest of the work in a lane only waits for others: the next may begin. */
export const leaveLane = (): void => places.getStore()?.();

/** Limits concurrent expensive work; refuses requests that would wait too long. */
export const createLanes = ({ lanes, mostWaiting, busy }: Limits) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
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
      return await places.run(leave, work);
    } finally {
      leave();
    }
  };
};
