export interface Refused<T> {
  record: T;
  error: string;
}

interface Outcome<T> {
  done: readonly T[];
  refused: readonly Refused<T>[];
  /** After it was cancelled. */
  untried: readonly T[];
}

interface Options<T> {
  records: readonly T[];
  send: (record: T) => Promise<unknown>;
  onProgress: (count: number) => void;
  /** Ends it between two records. */
  signal: AbortSignal;
}

/** One after the other, so that each is refused or done by itself. */
export const runBulk = async <T>({ records, send, onProgress, signal }: Options<T>): Promise<Outcome<T>> => {
  const done: T[] = [];
  const refused: Refused<T>[] = [];

  for (const record of records) {
    if (signal.aborted) break;
    await send(record).then(
      () => done.push(record),
      ({ message }: Error) => refused.push({ record, error: message }),
    );
    onProgress(done.length + refused.length);
  }

  return { done, refused, untried: records.slice(done.length + refused.length) };
};
