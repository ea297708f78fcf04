import { type Kysely, sql } from 'kysely';

/** Which records an import wrote, with their version, and what changed ones had before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table importaciones (
    id bigint generated always as identity primary key,
    recurso text not null,
    archivo text not null,
    fk_usuario bigint not null references usuarios,
    fecha timestamptz(3) not null,
    deshecha boolean not null default false
  )`.execute(db);
  await sql`create index importaciones_usuario on importaciones (fk_usuario, recurso, fecha desc)`.execute(
    db,
  );
  await sql`create table importados (
    fk_importacion bigint not null references importaciones,
    fk_registro bigint not null,
    version integer not null,
    antes jsonb,
    primary key (fk_importacion, fk_registro)
  )`.execute(db);
};
