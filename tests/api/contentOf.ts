import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../api/db/schema';
import { readSequences, readTableNames } from '../../api/operation/backup/tables';

/** All that stands in a database, whichever it is: rows, and how far ids have come. */
export const contentOf = (db: Kysely<Schema>) =>
  db.transaction().execute(async (trx) => {
    await sql`set local timezone to 'America/Guayaquil'`.execute(trx);
    const digests: Record<string, string | null> = {};
    for (const table of await readTableNames(trx)) {
      const { rows } = await sql<{ digest: string | null }>`
        select md5(string_agg(t::text, ' ' order by t::text collate "C")) as digest
        from ${sql.id(table)} t`.execute(trx);
      digests[table] = rows[0]?.digest ?? null;
    }

    return { digests, sequences: await readSequences(trx) };
  });

/** Constraints and triggers, which one kind of database tells in other words than another. */
export const rulesOf = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ rule: string }>`
    select conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = current_schema()::regnamespace
    union all select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`.execute(
    db,
  );

  return rows.map(({ rule }) => rule);
};
