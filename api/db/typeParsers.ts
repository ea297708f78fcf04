import pg from 'pg';

const { builtins } = pg.types;

/** Keeps days and money out of Date and floating point numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, (text) => safeNumber(text)],
  [builtins.NUMERIC, (text) => safeNumber(text)],
  [builtins.TIMESTAMPTZ, (text) => toIso(text)],
]);

/** Applies to our connections only; pg's global parsers stay unchanged. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/** A sum beyond the safe integers, of amounts from before they had a limit. It must not be rounded. */
class UnsafeNumber extends RangeError {}

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
