import { onlineManager } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useEffect } from 'react';

/** Calls it when the connection is back. */
export const useOnReturn = (call: () => void): void => {
  const latest = useEvent(call);

  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) latest();
      }),
    [latest],
  );
};
