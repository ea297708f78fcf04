/** The oldest browsers that we support lack AbortSignal.any. */
export const underSignals = async <T>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const either = new AbortController();
  const given = signals.filter((signal) => signal !== undefined);
  const abort = () => either.abort(given.find(({ aborted }) => aborted)?.reason);
  for (const signal of given) signal.addEventListener('abort', abort);
  if (given.some(({ aborted }) => aborted)) abort();

  try {
    return await work(either.signal);
  } finally {
    for (const signal of given) signal.removeEventListener('abort', abort);
  }
};
