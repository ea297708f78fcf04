import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../format/listeners';

let messages = 0;
const changes = createListeners();

const count = (by: 1 | -1) => {
  messages += by;
  changes.tell();
};

/** For a message that says that nothing was sent. Meanwhile the banner does not say the same. */
export const useSayAway = (isShown: boolean): void => {
  useEffect(() => {
    if (!isShown) return undefined;
    count(1);

    return () => count(-1);
  }, [isShown]);
};

export const useIsAwaySaid = (): boolean => useSyncExternalStore(changes.subscribe, () => messages > 0);
