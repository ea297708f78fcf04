import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table premios add column fk_usuario_correccion bigint references usuarios`.execute(db);
  await sql`alter table intentos_fallidos add column nombre text not null default ''`.execute(db);
  await sql`create index intentos_fallidos_nombre on intentos_fallidos (nombre)`.execute(db);
  await sql`alter table usuarios add column clave_ajena boolean not null default false`.execute(db);
};
