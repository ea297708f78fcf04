import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), HALF_A_MINUTE);

    return () => clearInterval(clock);
  }, []);

  return now;
};
