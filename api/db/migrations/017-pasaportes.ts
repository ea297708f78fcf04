import { type Kysely, sql } from 'kysely';

/** A promotor without an Ecuadorian cédula has a passport. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table vendedores
    drop constraint vendedores_cedula_check,
    add constraint vendedores_cedula_check check (cedula ~ '^[A-Z0-9]{5,15}$')`.execute(db);
};
