import { onTestFinished } from 'vitest';

interface Waiting {
  name: string;
  begin(): void;
}

/** Web Locks, which jsdom lacks: one holder a name, the others in their order. */
export const withLocks = () => {
  const held = new Set<string>();
  let waiting: Waiting[] = [];

  const hold = async (name: string, work: (lock: object) => unknown) => {
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
      const next = waiting.find((one) => one.name === name);
      waiting = waiting.filter((one) => one !== next);
      next?.begin();
    }
  };
  const request = (
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    work: (lock: object | null) => unknown,
  ) => {
    if (!held.has(name)) return hold(name, work);
    if (ifAvailable) return Promise.resolve(work(null));

    return new Promise((resolve, reject) => {
      const one = { name, begin: () => resolve(hold(name, work)) };
      waiting.push(one);
      signal?.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== one);
        reject(signal.reason);
      });
    });
  };

  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
};
