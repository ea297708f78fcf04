import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import * as z from 'zod/mini';
import { restSections } from '../../../contract/restSections';
import type { Db, Schema } from '../../db/schema';

/** Stands in PostgreSQL while a restore is not finished. */
export const RESTORE_MARK = 'restauracion_sin_terminar';

const OF_THE_PROGRAM = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, RESTORE_MARK];

type SectionTable = (typeof restSections)[number]['name'];

/** The compiler asks for each table that is not a section's. `movimientos` is a view. */
const OTHERS: Record<Exclude<keyof Schema, SectionTable | 'movimientos'>, true> = {
  usuarios: true,
  sesiones: true,
  tokens_refresco: true,
  intentos_fallidos: true,
  repeticiones: true,
  nominas: true,
  detalle_nominas: true,
  ajustes_nomina: true,
  notificaciones: true,
  archivos: true,
  cargas_del_dia: true,
  detalle_ventas: true,
  semanas_reabiertas: true,
  historial: true,
  saldos: true,
  reloj: true,
  importaciones: true,
  dudas: true,
  negocio: true,
};

/** Made by migration 011 and no longer used, but in each database and backup. */
const LEFT_OVER = ['presencias'];

/** The name of a table as we know it, which is the only one that reaches SQL. */
export const ownTable = (name: string): string | undefined =>
  [...restSections.map((section) => section.name), ...Object.keys(OTHERS), ...LEFT_OVER].find(
    (own) => own === name,
  );

export const readTableNames = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and relname not in (${sql.join(OF_THE_PROGRAM)}) order by relname`.execute(db);

  return rows.map(({ name }) => name);
};

/** They sign somebody in, or count who tried. A backup holds none of them, and a restore brings none back. */
export const OF_THE_MOMENT: readonly string[] = ['sesiones', 'tokens_refresco', 'intentos_fallidos'];

export const readBackedUpTables = async (db: Db): Promise<string[]> =>
  (await readTableNames(db)).filter((name) => !OF_THE_MOMENT.includes(name));

export const readSequences = async (db: Db): Promise<Record<string, number | null>> => {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = current_schema() order by 1`.execute(db);

  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

export const setSequences = async (db: Db, sequences: Readonly<Record<string, number | null>>) => {
  for (const name of Object.keys(await readSequences(db))) {
    const value = sequences[name] ?? null;
    if (value !== null) await sql`select setval(${name}::regclass, ${value})`.execute(db);
  }
};

/** One line of JSON per row, written by the database, so values are not rounded or shifted. */
export async function* readLines(trx: Db, table: string, atOnce: number): AsyncGenerator<string[]> {
  await sql`declare respaldo no scroll cursor for
    select row_to_json(t)::text as line from ${sql.id(table)} t`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from respaldo`.execute(trx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < atOnce) break;
  }
  await sql`close respaldo`.execute(trx);
}

export const writeLines = async (trx: Db, table: string, lines: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  );
  const columns = sql.join(rows.map(({ name }) => sql.id(name)));

  await sql`insert into ${sql.id(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.id(table)}, ${`[${lines.join(',')}]`}::json)`.execute(
    trx,
  );
};

/** Empties all tables and works without foreign keys and triggers; the keys are checked at the end. */
export const withoutRules = async (trx: Db, work: () => Promise<void>): Promise<void> => {
  const tables = await readTableNames(trx);
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);

  for (const { table, name } of references) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  for (const table of tables) await sql`alter table ${sql.id(table)} disable trigger user`.execute(trx);
  await sql`truncate ${sql.join(tables.map((table) => sql.id(table)))} restart identity`.execute(trx);

  await work();

  for (const table of tables) await sql`alter table ${sql.id(table)} enable trigger user`.execute(trx);
  for (const { table, name, definition } of references) {
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
  }
};

export const Digest = z.object({ filas: z.number(), suma: z.string() });

export type Digests = Record<string, z.infer<typeof Digest>>;

/** Counts rows and sums 60 bits of each row's MD5. Sets the transaction to UTC: instants are part of the rows. */
export const readDigests = async (trx: Db): Promise<Digests> => {
  await sql`set local timezone to 'UTC'`.execute(trx);
  const digests: Digests = {};
  for (const table of await readBackedUpTables(trx)) {
    const { rows } = await sql<z.infer<typeof Digest>>`
      select count(*) as filas,
        coalesce(sum(('x' || left(md5(row_to_json(t)::text), 15))::bit(60)::bigint), 0)::text as suma
      from ${sql.id(table)} t`.execute(trx);
    if (rows[0]) digests[table] = rows[0];
  }

  return digests;
};
