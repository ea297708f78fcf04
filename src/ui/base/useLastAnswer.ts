import { useEffect, useRef } from 'react';
import { isAway } from '../../../contract/common';

/** The answer of before, as long as there is no connection for the one that is asked for. */
export const useLastAnswer = <T>(answer: T | undefined, error: unknown): T | undefined => {
  const last = useRef<T>(undefined);
  useEffect(() => {
    if (answer !== undefined) last.current = answer;
  });

  return answer === undefined && isAway(error) ? last.current : undefined;
};
