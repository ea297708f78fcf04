import { sql } from 'kysely';
import type { Condition } from './restTable';

export const all = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql`(${sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` and `)})`;

export const isOneOf = (ids: readonly number[]): Condition =>
  ids.length === 0 ? sql`false` : sql`id in (${sql.join(ids)})`;

/** Each word stands somewhere in the columns, whatever its case and accents. */
export const matches = (columns: readonly string[], words: string): Condition => {
  const text = plain(sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`);

  return all(
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`${text} like ${plain(sql`${`%${literal(word)}%`}::text`)}`),
  );
};

/** Digits may be the id of the record that is looked for. */
export const orNames = (words: string, condition: Condition): Condition =>
  /^\d{1,9}$/.test(words) ? sql`(id = ${Number(words)} or ${condition})` : condition;

/** `lower` of some databases knows ASCII alone. */
const plain = (text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')`;

/** Its signs mean themselves to `like`. */
const literal = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&');
