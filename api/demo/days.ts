import { createdBy } from '../history/historial';
import { addDays, mondayOf } from '../ledger/week';

export const finishedMondays = (today: string, count: number): string[] => {
  const lastFinished = addDays(mondayOf(today), -7);

  return Array.from({ length: count }, (_, week) => addDays(lastFinished, (week + 1 - count) * 7));
};

const two = (number: number) => String(number).padStart(2, '0');

export const clockTime = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}:00`;

export const instantOf = (day: string, hour: number, minute: number): string =>
  new Date(`${day}T${clockTime(hour, minute)}-05:00`).toISOString();

/** Made at that instant, and not changed since. */
export const stampOf = (user: { id: number }, instant: string) => createdBy(user, new Date(instant));
