import { type Kysely, sql } from 'kysely';

/** The reason of a rejection stands apart from the observacion, which its corrector may edit. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table premios
    add column motivo_rechazo text not null default '',
    drop constraint premios_observacion`.execute(db);
  await sql`update premios set motivo_rechazo = observacion where estado = 'RECHAZADO'`.execute(db);
  // Servers of the version before write the reason as the observacion.
  await sql`alter table premios add constraint premios_rechazo
    check (estado <> 'RECHAZADO' or motivo_rechazo <> '' or observacion <> '')`.execute(db);
};
