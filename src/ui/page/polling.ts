import { focusManager } from '@tanstack/react-query';

/** For what a panel shows: read again each minute while the page is visible, and on return; not an activity of the user. */
export const polling = {
  meta: { background: true },
  options: { refetchInterval: 60_000, refetchOnWindowFocus: true },
};

/** Also notices the return from another window; react-query only notices another tab. */
export const watchReturns = (): void =>
  focusManager.setEventListener((handleFocus) => {
    const listening = new AbortController();
    const listener = () => handleFocus();
    window.addEventListener('visibilitychange', listener, listening);
    window.addEventListener('focus', listener, listening);

    return () => listening.abort();
  });
