const DAY = 86_400_000;

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A list begins with as many days as in the app. */
export const lastDays = (days: number) => ({
  fecha_gte: dayOf(Date.now() - days * DAY),
  fecha_lte: dayOf(Date.now()),
});
