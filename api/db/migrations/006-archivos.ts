import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table cargas_del_dia (
      fk_usuario bigint primary key references usuarios,
      fecha date not null,
      imagenes bigint not null,
      bytes bigint not null
    )`.execute(db);
};
