export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds to wait for the lock. A holder needs one call. */
const WAIT_LIMIT = 30_000;

/** A lock for all tabs of this browser. On plain http, without Web Locks, only for this tab. */
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
