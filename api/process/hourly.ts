import { logFault } from './log';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

type Work = (signal: AbortSignal) => Promise<void>;

export const doHourly = (subject: string, work: Work) => doEvery(HOUR, subject, work);

/** Runs now and after each period without overlap; logs failures under `subject`. Returns a stop function. */
export const doEvery = (period: number, subject: string, work: Work): (() => Promise<void>) => {
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
  const timer = setInterval(begin, period).unref();

  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
};
