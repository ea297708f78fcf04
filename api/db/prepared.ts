import { CompiledQuery } from 'kysely';
import type { Db } from './schema';

const names = new Map<string, string>();

/** Prepares a frequent statement: each connection plans it once. */
export const prepared = <Row>(name: string, text: string) => {
  names.set(text, name);

  return async (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

    return rows;
  };
};

export const nameOf = (text: string): string | undefined => names.get(text);
