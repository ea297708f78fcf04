import { useState } from 'react';
import { isAway } from '../../../contract/common';
import { useSayAway } from './saidAway';
import { useOnReturn } from './useOnReturn';

/** The error of the last try. One without an answer goes when the connection is back. */
export const useFailure = () => {
  const [failure, setFailure] = useState<Error>();
  useSayAway(isAway(failure));
  useOnReturn(() => setFailure((shown) => (isAway(shown) ? undefined : shown)));

  return [failure, setFailure] as const;
};
