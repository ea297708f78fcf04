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
export const noticeReturns = (): void =>
  focusManager.setEventListener((onReturn) => {
    const tell = () => onReturn();
    window.addEventListener('visibilitychange', tell);
    window.addEventListener('focus', tell);

    return () => {
      window.removeEventListener('visibilitychange', tell);
      window.removeEventListener('focus', tell);
    };
  });
