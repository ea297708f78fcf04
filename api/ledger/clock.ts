/** The business runs on the time of Guayaquil: UTC-5 all year round. */
const OFFSET_HOURS = -5;

const inGuayaquil = (instant: Date) =>
  new Date(instant.getTime() + OFFSET_HOURS * 60 * 60 * 1000).toISOString();

export const businessDay = (instant: Date): string => inGuayaquil(instant).slice(0, 10);

export const businessTime = (instant: Date): string => inGuayaquil(instant).slice(11, 19);

export const startOfBusinessDay = (instant: Date): Date =>
  new Date(Date.parse(`${businessDay(instant)}T00:00:00Z`) - OFFSET_HOURS * 60 * 60 * 1000);

export const secondsToMidnight = (instant: Date): number => {
  const midnight = startOfBusinessDay(instant).getTime() + 24 * 60 * 60 * 1000;

  return Math.ceil((midnight - instant.getTime()) / 1000);
};
