import type { Kysely } from 'kysely';
import { readMigrations } from '../../db/migrations';
import type { Schema } from '../../db/schema';
import { OperatorError } from '../../start/operatorError';
import { readTableNames } from './tables';

type Db = Kysely<Schema>;

/** Tables without users are what a first start leaves, or what was cut short before its end. */
export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whatever fills a database empties its tables first: none of them may be of anybody else. */
export const refuseOthersTables = async (db: Db): Promise<void> => {
  const made = await readMigrations(db);
  if (made.size === 0 && (await readTableNames(db)).length > 0) {
    throw new OperatorError('La base de datos tiene tablas de otro programa: use una vacía, solo para este.');
  }
};
