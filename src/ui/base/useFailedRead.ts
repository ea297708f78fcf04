import { useIsOffline } from 'ra-core';
import { useState } from 'react';
import { isAway } from '../../../contract/common';
import { useOnReturn } from './useOnReturn';

export interface FailedRead {
  error: Error;
  /** Said without a connection. */
  onReturn?: string;
  onRetry: () => void;
}

/** Offline is no error: the page says so already, and tries again when the connection is back. */
export const useFailedRead = ({
  error,
  onReturn = 'Se mostrará cuando vuelva la conexión',
  onRetry,
}: FailedRead) => {
  const [retried, setRetried] = useState<Error>();
  const isOffline = useIsOffline() && isAway(error);
  useOnReturn(() => {
    if (!isAway(error)) return;
    setRetried(error);
    onRetry();
  });

  return { isOffline, isRetried: retried === error, text: isOffline ? onReturn : error.message };
};
