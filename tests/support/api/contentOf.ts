import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../api/db/schema';
import { readBackedUpTables, readSequences } from '../../../api/operation/backup/tables';

export const contentOf = (db: Kysely<Schema>) =>
  db.transaction().execute(async (trx) => {
    await sql`set local timezone to 'America/Guayaquil'`.execute(trx);
    const digests: Record<string, string | null> = {};
    for (const table of await readBackedUpTables(trx)) {
      const { rows } = await sql<{ digest: string | null }>`
        select md5(string_agg(t::text, ' ' order by t::text collate "C")) as digest
        from ${sql.id(table)} t`.execute(trx);
      digests[table] = rows[0]?.digest ?? null;
    }

    return { digests, sequences: await readSequences(trx) };
  });

/** Only the parts of the schema that PGlite and PostgreSQL describe in the same words. */
export const rulesOf = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ rule: string }>`
    select attrelid::regclass || '.' || attname || ' ' || attnotnull as rule from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and attnum > 0
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = current_schema()::regnamespace
    union all select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select proname || ' ' || md5(prosrc) from pg_proc where pronamespace = current_schema()::regnamespace
    union all select rulename || ' ' || ev_class::regclass from pg_rewrite
      join pg_class on pg_class.oid = ev_class where relnamespace = current_schema()::regnamespace
    union all select name from kysely_migration
    order by 1`.execute(db);

  return rows.map(({ rule }) => rule);
};
