import { type RawBuilder, sql } from 'kysely';
import { undoneEstados } from '../../contract/derive';
import { given } from '../db/given';
import { fullName } from '../db/names';
import type { Db } from '../db/schema';
import { recordsOf } from '../ownership/owner';
import { all, type Condition } from './conditions';
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
  if (alike.length === 0) return new Map();
  const where = all([
    recordsOf(table, owner),
    sql`estado <> all (${undoneEstados(fields)}::text[])`,
    before && sql`fecha_creacion < ${before.toISOString()}`,
  ]);
  const equal = all(alike.map((column) => isEqual(column, fields[column] ?? {})));
  const asked = rows.map((values, id) => ({ ...values, id }));
  // Joined, so that the table is read once and not for each row.
  const { rows: found } = await sql<{ at: number; id: number }>`
    select given.id as at, min(older.id) as id from ${given(table, asked)}
    join (select * from ${sql.table(table)} where ${where}) older on ${equal}
    group by given.id`.execute(db);

  return new Map(found.map(({ at, id }) => [at, id]));
};

const isEqual = (column: string, { kind, optional }: { kind?: string; optional?: boolean }): Condition => {
  const [older, typed] = [sql.ref(`older.${column}`), sql.ref(`given.${column}`)];
  if (kind === 'note' || kind === 'text') return sql`${inWords(older)} = ${inWords(typed)}`;

  // The database finds equal values by hash, but no values that are both null.
  return optional ? sql`${older} is not distinct from ${typed}` : sql`${older} = ${typed}`;
};

const inWords = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(btrim(${text})), '\\s+', ' ', 'g')`;

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
