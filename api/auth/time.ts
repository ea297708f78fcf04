/** A sign-in ends after this time, however much it is used. */
export const SESSION_DAYS = 30;
/** So long a replaced refresh token is known again, over a holiday too; who brings an older one is nobody. */
export const REMEMBERED_DAYS = 8;
/** Requests already on their way may bring a refresh token that was replaced this recently. */
export const GRACE_SECONDS = 10;

/** The instant so many seconds after another, as the database takes it. */
export const secondsAfter = (instant: Date, seconds: number): string =>
  new Date(instant.getTime() + seconds * 1000).toISOString();

export const daysAfter = (instant: Date, days: number): string => secondsAfter(instant, days * 24 * 60 * 60);
