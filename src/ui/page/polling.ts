import { focusManager } from '@tanstack/react-query';

/**
 * What a panel shows is fetched again each minute while the page is visible, and when the user comes back to it;
 * such calls do not count as the user's activity.
 */
export const polling = {
  meta: { background: true },
  options: { refetchInterval: 60_000, refetchOnWindowFocus: true },
};

/** The user comes back from another tab or from another window; react-query by itself notices the first alone. */
export const watchReturns = (): void =>
  focusManager.setEventListener((handleFocus) => {
    const listener = () => handleFocus();
    window.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);

    return () => {
      window.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  });
