import pg from 'pg';

const { builtins } = pg.types;

/** Read by the drivers: days and money must not pass through Date or a rounded number. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, (text) => safeNumber(text)],
  [builtins.NUMERIC, (text) => safeNumber(text)],
  [builtins.TIMESTAMPTZ, (text) => toIso(text)],
]);

/** The type parsers of this application's connections alone; pg's global ones stay as they are. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/** A sum of amounts from before they had a largest value: a rounded one would be a lie. */
export class UnsafeNumber extends RangeError {}

const safeNumber = (text: string) => {
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new UnsafeNumber(`${text} is no safe integer`);

  return number;
};

const toIso = (text: string): string => {
  const [day, time = ''] = text.split(' ');
  const withMinutes = /[+-]\d\d$/.test(time) ? `${time}:00` : time;

  return new Date(`${day}T${withMinutes}`).toISOString();
};
