/** A sign-in lives as long as it is used once in this time. */
export const SESSION_DAYS = 30;
/** Requests already on their way may bring a refresh token that was replaced this recently. */
export const GRACE_SECONDS = 10;

/** The instant so many seconds after another, as the database takes it. */
export const secondsAfter = (instant: Date, seconds: number): string =>
  new Date(instant.getTime() + seconds * 1000).toISOString();

export const daysAfter = (instant: Date, days: number): string => secondsAfter(instant, days * 24 * 60 * 60);
