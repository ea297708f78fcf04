import { type Kysely, sql } from 'kysely';

/** Two changes of a user at once see each other, and whoever is signed in sees where else they are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table usuarios add column version int not null default 1`.execute(db);
  await sql`alter table sesiones add column agente text not null default ''`.execute(db);
  await sql`alter table sesiones add column ultimo_uso timestamptz`.execute(db);
};
