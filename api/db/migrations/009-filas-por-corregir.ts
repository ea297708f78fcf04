import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table ventas
    add column por_corregir integer not null default 0,
    add column filas_por_corregir text not null default '',
    add check (por_corregir >= 0 and (estado = 'B' or por_corregir = 0))`.execute(db);
};
