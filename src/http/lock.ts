export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** A holder needs at most one call; whoever waits longer than that gives up instead of hanging. */
const WAIT_LIMIT = 30_000;

/** One at a time over all tabs of this browser; within this tab alone where Web Locks are missing (plain http). */
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
