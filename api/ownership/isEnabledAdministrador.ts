import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema';

/** Whether records and staff may newly be given to this user. */
export const isEnabledAdministrador = async (db: Kysely<Schema>, id: number): Promise<boolean> => {
  const found = await db
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', id)
    .where('rol', '=', 'administrador')
    .where('estado', '=', 'A')
    .executeTakeFirst();

  return found !== undefined;
};
