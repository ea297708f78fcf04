export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds. A holder needs one call. */
const WAIT_LIMIT = 30_000;

/** For all tabs of this browser. On plain http, or if site data are blocked, there are no Web Locks: this tab only. */
export const createLock = (name: string): Lock => {
  const local = createLocalLock();
  if (!('locks' in navigator)) return local;

  return async (work) => {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;

      return work();
    };
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(WAIT_LIMIT) }, begin);
    } catch (failure) {
      if (hasBegun || Object(failure).name !== 'SecurityError') throw failure;

      return local(work);
    }
  };
};

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
