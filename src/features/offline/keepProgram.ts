/** What the first screens ask for goes first. */
const QUIET = 10_000;

/** Keeps the built program in this browser, so that it opens without a connection; plain http away from localhost has no worker. */
export const keepProgram = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), QUIET);
};
