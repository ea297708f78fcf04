import { useRef, useState } from 'react';

/** `take` is true for the first caller until `release`, even within one tick. */
export const useLock = () => {
  const taken = useRef(false);
  const [isLocked, setIsLocked] = useState(false);
  const set = (value: boolean) => {
    taken.current = value;
    setIsLocked(value);
  };
  const take = () => {
    if (taken.current) return false;
    set(true);

    return true;
  };

  return { isLocked, take, release: () => set(false) };
};
