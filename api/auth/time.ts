export const SESSION_DAYS = 30;
/** A replaced refresh token is recognized this long, so that its reuse ends the session. */
export const REMEMBERED_DAYS = 8;
/** A replaced refresh token is accepted this long, for requests on their way. */
export const GRACE_SECONDS = 10;

export const secondsAfter = (instant: Date, seconds: number): string =>
  new Date(instant.getTime() + seconds * 1000).toISOString();

export const daysAfter = (instant: Date, days: number): string => secondsAfter(instant, days * 24 * 60 * 60);
