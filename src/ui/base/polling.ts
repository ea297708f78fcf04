import { focusManager } from '@tanstack/react-query';

/** For panels: every minute while visible, and on return. Does not count as user activity. */
export const polling = {
  meta: { background: true },
  options: { refetchInterval: 60_000, refetchOnWindowFocus: true },
};

/** react-query only notices the return from another tab, not from another window. */
export const watchReturns = (): void =>
  focusManager.setEventListener((handleFocus) => {
    const listening = new AbortController();
    const listener = () => handleFocus();
    window.addEventListener('visibilitychange', listener, listening);
    window.addEventListener('focus', listener, listening);

    return () => listening.abort();
  });
