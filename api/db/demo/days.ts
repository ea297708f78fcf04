const DAY = 24 * 60 * 60 * 1000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(at(day) + days * DAY).toISOString().slice(0, 10);

/** The Mondays of the last `count` finished weeks, the oldest first: the running week is left to the user. */
export const finishedMondays = (today: string, count: number): string[] => {
  const sinceMonday = (new Date(at(today)).getUTCDay() + 6) % 7;
  const lastFinished = addDays(today, -sinceMonday - 7);

  return Array.from({ length: count }, (_, week) => addDays(lastFinished, (week + 1 - count) * 7));
};

const two = (number: number) => String(number).padStart(2, '0');

/** A time of day as the database keeps it. */
export const clockTime = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}:00`;

/** An instant on a day of Guayaquil. */
export const instantOf = (day: string, hour: number, minute: number): string =>
  new Date(`${day}T${clockTime(hour, minute)}-05:00`).toISOString();
