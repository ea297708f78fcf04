import { logFault } from './log';

/** In milliseconds. */
export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/**
 * Does something now and every hour, one after the other; how it fails stands in the log, under its subject. The answer
 * ends it, and waits for what is under way, which is told by the signal.
 */
export const doHourly = (
  subject: string,
  work: (signal: AbortSignal) => Promise<void>,
): (() => Promise<void>) => {
  const ending = new AbortController();
  let underWay = Promise.resolve();
  const begin = () => {
    underWay = underWay
      .then(() => work(ending.signal))
      .catch(({ message }: Error) => {
        if (!ending.signal.aborted) logFault(`${subject}: ${message}`);
      });
  };

  begin();
  const timer = setInterval(begin, HOUR).unref();

  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
};
