const DAY = 86_400_000;

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The default range of a list, as in the app. */
export const lastDays = (days: number) => ({
  fecha_gte: dayOf(Date.now() - days * DAY),
  fecha_lte: dayOf(Date.now()),
});
