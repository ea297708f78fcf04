import { addDays, mondayOf } from '../ledger/week';

/** The Mondays of the last `count` finished weeks, the oldest first: the running week is left to the user. */
export const finishedMondays = (today: string, count: number): string[] => {
  const lastFinished = addDays(mondayOf(today), -7);

  return Array.from({ length: count }, (_, week) => addDays(lastFinished, (week + 1 - count) * 7));
};

const two = (number: number) => String(number).padStart(2, '0');

/** A time of day as the database keeps it. */
export const clockTime = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}:00`;

/** An instant on a day of Guayaquil. */
export const instantOf = (day: string, hour: number, minute: number): string =>
  new Date(`${day}T${clockTime(hour, minute)}-05:00`).toISOString();
