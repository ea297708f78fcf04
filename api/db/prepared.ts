import { CompiledQuery } from 'kysely';
import type { Db } from './schema';

const names = new Map<string, string>();

/** Prepares a statement that nearly every request sends: each connection plans it once, and keeps it in memory. */
export const prepared = <Row>(name: string, text: string) => {
  names.set(text, name);

  return async (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

    return rows;
  };
};

export const nameOf = (text: string): string | undefined => names.get(text);
