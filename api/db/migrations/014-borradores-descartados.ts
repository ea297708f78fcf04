import { type Kysely, sql } from 'kysely';

/** A draft with a negative sum can be discarded. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table ventas
    drop constraint ventas_total,
    add constraint ventas_total check (total >= 0 or estado <> 'C')`.execute(db);
};
