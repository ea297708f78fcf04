/** The business runs on the time of Guayaquil: UTC-5 all year round. */
const OFFSET_HOURS = -5;

/** The day it is in Guayaquil, `YYYY-MM-DD`. */
export const businessDay = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_HOURS * 60 * 60 * 1000).toISOString().slice(0, 10);
