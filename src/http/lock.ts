export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** In milliseconds: a holder needs one call, so who waits longer gives up. */
const WAIT_LIMIT = 30_000;

/** One at a time in all tabs of this browser; on plain http, which has no Web Locks, in this tab alone. */
export const createLock = (name: string): Lock =>
  'locks' in navigator
    ? (work) => navigator.locks.request(name, { signal: AbortSignal.timeout(WAIT_LIMIT) }, work)
    : createLocalLock();

const createLocalLock = (): Lock => {
  let last: Promise<unknown> = Promise.resolve();

  return (work) => {
    const turn = last.then(work);
    last = turn.then(
      () => undefined,
      () => undefined,
    );

    return turn;
  };
};
