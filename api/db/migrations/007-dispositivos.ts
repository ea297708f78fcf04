import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table usuarios add column version int not null default 1`.execute(db);
  await sql`alter table sesiones add column agente text not null default ''`.execute(db);
  await sql`alter table sesiones add column ultimo_uso timestamptz`.execute(db);
};
