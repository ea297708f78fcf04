export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds. A holder needs one call. */
const WAIT_LIMIT = 30_000;

/** For all tabs of this browser. On plain http there are no Web Locks: this tab only. */
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
