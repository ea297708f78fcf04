import { logFault } from './log';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** Runs now and every hour without overlap; logs failures under `subject`. Returns a stop function. */
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
