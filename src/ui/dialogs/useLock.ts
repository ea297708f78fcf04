import { useRef, useState } from 'react';

interface Lock {
  isLocked: boolean;
  /** True for the first caller until release; `isPending` of a mutation comes a tick too late for a double click. */
  take: () => boolean;
  release: () => void;
}

/** Lets one action through at a time, so that a double click, or Enter and a click, make one request. */
export const useLock = (): Lock => {
  const taken = useRef(false);
  const [isLocked, setIsLocked] = useState(false);
  const set = (value: boolean) => {
    taken.current = value;
    setIsLocked(value);
  };

  return {
    isLocked,
    take: () => {
      if (taken.current) return false;
      set(true);

      return true;
    },
    release: () => set(false),
  };
};
