import { useEffect, useSyncExternalStore } from 'react';

let messages = 0;
const listeners = new Set<() => void>();

const count = (by: 1 | -1) => {
  messages += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};

/** For a message that says that nothing was sent. Meanwhile the banner does not say the same. */
export const useSayAway = (isShown: boolean): void => {
  useEffect(() => {
    if (!isShown) return undefined;
    count(1);

    return () => count(-1);
  }, [isShown]);
};

export const useIsAwaySaid = (): boolean => useSyncExternalStore(subscribe, () => messages > 0);
