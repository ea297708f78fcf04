import type { Db } from '../db/schema';

/** Whether records and staff may newly be given to this user. */
export const isEnabledAdministrador = async (db: Db, id: number): Promise<boolean> => {
  const found = await db
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', id)
    .where('rol', '=', 'administrador')
    .where('estado', '=', 'A')
    .executeTakeFirst();

  return found !== undefined;
};
