import { CompiledQuery } from 'kysely';
import type { Db } from './schema';

const names = new Map<string, string>();

/**
 * A statement that nearly every request sends: under a name the database parses and plans it once for each connection.
 * No others: each name takes memory there, and its plan is made for no value in particular.
 */
export const prepared = <Row>(name: string, text: string) => {
  names.set(text, name);

  return async (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

    return rows;
  };
};

/** undefined for a statement that comes once. */
export const nameOf = (text: string): string | undefined => names.get(text);
