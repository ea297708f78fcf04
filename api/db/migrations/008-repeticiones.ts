import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table repeticiones (
    fk_usuario bigint not null references usuarios,
    llamada text not null,
    clave text not null,
    huella text not null,
    respuesta text not null default '',
    fecha timestamptz(3) not null default now(),
    primary key (fk_usuario, llamada, clave)
  )`.execute(db);
  await sql`create index repeticiones_fecha on repeticiones (fecha)`.execute(db);
};
