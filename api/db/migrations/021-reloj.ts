import { type Kysely, sql } from 'kysely';

/** The newest instant of which any server on this database has known. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table reloj (
    id integer primary key check (id = 1),
    instante timestamptz(3) not null)`.execute(db);
};
