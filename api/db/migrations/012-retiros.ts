import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table depositos
    add column motivo_anulacion text not null default '',
    drop constraint depositos_estado_check,
    add constraint depositos_estado_check check (estado in ('P', 'D', 'R', 'X')),
    add constraint depositos_retiro check ((estado = 'X') = (motivo_anulacion <> ''))`.execute(db);
};
