import { useEffect, useState } from 'react';

/** Whether something has run for so many milliseconds. */
export const useIsLong = (isRunning: boolean, milliseconds: number): boolean => {
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIsLong(true), milliseconds);

    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isRunning, milliseconds]);

  return isLong;
};
