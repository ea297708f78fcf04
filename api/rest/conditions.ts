import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { folded, foldWord } from '../db/spanish';

export type Condition = RawBuilder<SqlBool>;

export const all = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql`(${sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` and `)})`;

export const isInForce = ({ uncounted }: { uncounted: readonly string[] }): Condition =>
  uncounted.length === 0 ? sql`true` : sql`estado not in (${sql.join(uncounted)})`;

export const isOneOf = (ids: readonly number[]): Condition => sql`id = any(${ids}::bigint[])`;

/** Further words of a search are ignored: each one costs time in every row. */
const MOST_WORDS = 8;
/** So do further letters of a word, in texts that repeat. */
const MOST_LETTERS = 40;
/** Letters that `like` compares: it goes back to the next letter of the text after each failure. */
const FIRST_LETTERS = 8;

/** A comma parts the words of a name, "Cedeño, Mariana"; one before a digit belongs to an amount. */
const WORD = /(?:[^\s,;]|,(?=\d))+/g;

export const isImportedBy = (id: unknown): Condition =>
  sql`id in (select (registro->>'id')::bigint
    from importaciones, jsonb_array_elements(registros) registro where importaciones.id = ${id})`;

/** The first forty letters of each of the first eight words stand somewhere in the columns, whatever their case, accents and apostrophes. */
export const matches = (columns: readonly string[], words: string): Condition => {
  const text = folded(sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`);
  const wanted = (words.match(WORD) ?? [words])
    .slice(0, MOST_WORDS)
    .map((word) => firstOf(foldWord(word), MOST_LETTERS));
  const patterns = wanted.map((word) => `%${literal(firstOf(word, FIRST_LETTERS))}%`);
  const long = wanted.filter((word) => firstOf(word, FIRST_LETTERS) !== word);

  // `and` would compute the text once a word.
  const begins = sql<SqlBool>`${text} like all (${patterns}::text[])`;
  if (long.length === 0) return begins;

  // strpos skips letters: only rows that may match pay for it. The text of a row is computed once.
  const goesOn = all(long.map((word) => sql`strpos(once.text, ${word}) > 0`));

  return sql`(select once.text like all (${patterns}::text[]) and ${goesOn}
    from (select ${text} as text offset 0) once)`;
};

const firstOf = (word: string, letters: number) => [...word].slice(0, letters).join('');

/** Words that are a number also find a record by its id, or by its money in one of these columns. */
export const orById = (words: string, condition: Condition, money: readonly string[] = []): Condition =>
  sql`(${sql.join(
    [condition, ...(/^\d{1,9}$/.test(words) ? [isOneOf([Number(words)])] : []), ...isAmount(words, money)],
    sql` or `,
  )})`;

/** 1234.5 and 1234,50, 1,234.50, 1.234,50; a colilla may begin with a zero. */
const AMOUNTS = [
  /^(0|[1-9]\d{0,8})(?:[.,](\d\d?))?$/,
  /^([1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.(\d\d?))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,(\d\d?))?$/,
];

/** 'US$ 12,50', '$ 12,50' and '12,50 USD' are one amount, as in a form. */
const CURRENCY = /^(USD|US ?\$|\$)|(USD|US ?\$|\$)$/gi;

const amountIn = (words: string) => {
  const number = words.replace(CURRENCY, '').trim();

  return AMOUNTS.map((form) => form.exec(number)).find((found) => found !== null) ?? [];
};

/** Screens show whole dollars, so an amount without decimals matches every amount that rounds to it. */
export const isAmount = (words: string, columns: readonly string[]): Condition[] => {
  const [, whole, decimals] = amountIn(words);
  if (whole === undefined) return [];
  const dollars = Number(whole.replace(/[.,]/g, '')) * 100;
  const cents = dollars + Number(decimals?.padEnd(2, '0'));
  const [from, to] = decimals === undefined ? [dollars - 50, dollars + 49] : [cents, cents];

  return columns.map((column) => sql`${sql.ref(column)} between ${from} and ${to}`);
};

/** Escapes the wildcards of `like`. */
const literal = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&');
