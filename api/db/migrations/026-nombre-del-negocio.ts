import { type Kysely, sql } from 'kysely';

/** The name of the business that uses the program, once somebody wrote one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table negocio (
    id integer primary key check (id = 1),
    nombre text not null,
    version bigint not null default 1,
    fk_usuario_actualizacion bigint references usuarios,
    fecha_actualizacion timestamptz(3) not null default now())`.execute(db);
};
