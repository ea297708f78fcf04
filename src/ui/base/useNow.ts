import { useEffect, useState } from 'react';
import { now, onClockChange } from '../../format/clock';

const HALF_A_MINUTE = 30_000;

/** The server's time, every half minute. */
export const useNow = (): Date => {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const clock = setInterval(() => setShown(now()), HALF_A_MINUTE);

    const stop = onClockChange(() => setShown(now()));

    return () => {
      clearInterval(clock);
      stop();
    };
  }, []);

  return shown;
};
