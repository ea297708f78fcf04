import { type RawBuilder, sql } from 'kysely';
import { undoneEstados } from '../../contract/derive';
import type { Fields } from '../../contract/field';
import { given } from '../db/given';
import { fullName } from '../db/names';
import type { Db } from '../db/schema';
import { recordsOf } from '../ownership/owner';
import { all } from './conditions';
import type { RestTable, Values } from './restTable';

interface Asked {
  owner: number | undefined;
  /** Only records that are older. */
  before?: Date;
}

/** The first record in force that is alike, by the index of the row, whatever its case and spaces. */
export const findAlike = async (
  db: Db,
  { table, section: { alike = [], fields } }: RestTable,
  rows: readonly Values[],
  { owner, before }: Asked,
): Promise<ReadonlyMap<number, number>> => {
  if (alike.length === 0 || rows.length === 0) return new Map();
  const where = all([
    recordsOf(table, owner),
    sql`estado <> all (${undoneEstados(fields)}::text[])`,
    before && sql`fecha_creacion < ${before.toISOString()}`,
  ]);
  const keyIn = (row: string) => keyOf(alike, fields, row);
  const asked = rows.map((values, id) => ({ ...values, id }));
  // One walk through the index for each different key. Two bounds instead of `=`, and conditions in a `case`, leave
  // the planner no other index, whatever its statistics say: it would read that one to its end each time.
  const { rows: found } = await sql<{ indexes: number[]; id: number }>`
    select asked.indexes, older.id
    from (select ${keyIn('given')} as key, json_agg(given.id) as indexes
      from ${given(table, asked)} group by 1) asked
    cross join lateral (select id from ${sql.table(table)} stored
      where ${keyIn('stored')} between asked.key and asked.key and case when ${where} then true end
      order by ${keyIn('stored')}, id limit 1) older`.execute(db);

  return new Map(found.flatMap(({ indexes, id }) => indexes.map((index) => [index, id] as const)));
};

/** Equal for records that are alike. The expression of the index {section}_parecidos (migration 020). */
const keyOf = (alike: readonly string[], fields: Fields, row: string): RawBuilder<unknown> => {
  const parts = alike.map((column) => partOf(sql.ref(`${row}.${column}`), fields[column]?.kind));

  return sql`hashtextextended(${sql.join(parts, sql` || chr(31) || `)}, 0)`;
};

/** As immutable functions, which an index takes: a day as a text would depend on the session. */
const partOf = (value: RawBuilder<unknown>, kind: string | undefined): RawBuilder<unknown> => {
  if (kind === 'day') return sql`coalesce((${value} - date '2000-01-01')::text, '')`;
  if (kind === 'note' || kind === 'text')
    return sql`regexp_replace(lower(btrim(coalesce(${value}, ''))), '\\s+', ' ', 'g')`;

  return sql`coalesce(${value}::text, '')`;
};

/** With who created it and when. */
export const describeAlike = async (
  db: Db,
  { table, section: { name, singular } }: RestTable,
  id: number,
) => {
  const { rows } = await sql<{ fecha_creacion: string; creado_por: string | null }>`
    select alike.fecha_creacion, ${fullName('creator')} as creado_por from ${sql.table(table)} alike
    left join usuarios creator on creator.id = alike.fk_usuario_creacion where alike.id = ${id}`.execute(db);

  return { seccion: name, id, texto: `${singular} ${id}`, fecha_creacion: '', creado_por: null, ...rows[0] };
};
