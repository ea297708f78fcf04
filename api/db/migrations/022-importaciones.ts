import { type Kysely, sql } from 'kysely';

/** An import with the records that it wrote: their ids and versions, and what the changed ones had before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table importaciones (
    id bigint generated always as identity primary key,
    recurso text not null,
    archivo text not null,
    fk_usuario bigint not null references usuarios,
    fecha timestamptz(3) not null,
    registros jsonb not null,
    deshecha boolean not null default false
  )`.execute(db);
  await sql`create index importaciones_usuario on importaciones (fk_usuario, recurso, fecha desc)`.execute(
    db,
  );
};
