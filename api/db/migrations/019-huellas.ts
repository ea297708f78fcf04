import { type Kysely, sql } from 'kysely';

/** Finds the same picture again. Pictures of older versions have no huella: only their redrawn file is known. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table archivos add column huella text`.execute(db);
  await sql`create index archivos_huella on archivos (huella) where huella is not null`.execute(db);
};
