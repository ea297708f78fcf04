import { type RawBuilder, sql } from 'kysely';

const DAY = 24 * 60 * 60 * 1000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(at(day) + days * DAY).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** A Monday and its Sunday. */
export interface Week {
  fecha: string;
  fecha_final: string;
}

export const weekOf = (day: string): Week => {
  const fecha = mondayOf(day);

  return { fecha, fecha_final: addDays(fecha, 6) };
};

export const daysOf = ({ fecha }: Week): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(fecha, index));

/** Both days are included. */
export interface DayRange {
  fecha_gte: string;
  fecha_lte: string;
}

export const inDays = (column: string, from: string, to: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} between ${from} and ${to}`;
