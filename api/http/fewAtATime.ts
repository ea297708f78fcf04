import type { ApiError } from './errors';

/** Runs at most so much work of one key at a time in this process, and refuses further work. It holds no connection. */
export const fewAtATime = <Key>(most: number, refusal: () => ApiError) => {
  const running = new Map<Key, number>();

  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const others = running.get(key) ?? 0;
    if (others >= most) throw refusal();
    running.set(key, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
};
