import { sql } from 'kysely';
import { ESTADOS_SIN_EFECTO } from '../../contract/rest';
import { ownerOf, recordsOf } from '../access/owner';
import type { Session } from '../http/access';
import { all, isOneOf, matches, orNames } from './conditions';
import type { ListQuery } from './listQuery';
import { withReferences } from './references';
import { type Condition, type Db, type KeptTable, readColumns, type Stored } from './restTable';

interface Page<Row> {
  rows: Row[];
  /** Of all pages. */
  total: number;
  /** Decimal dollars by column, of all pages; null where no sums are asked for. */
  totals: Record<string, string> | null;
  /** How many have which value, of all pages; null where that is not asked for. */
  counts: Record<string, number> | null;
}

interface Asked {
  session: Session;
  search: readonly string[];
  sums: readonly string[];
  /** The column whose values are counted, its own filter aside; '' for none. */
  countBy: string;
}

/** One page of the records in scope, how many there are and what they sum up to. */
export const listRows = async <Input, Row extends Stored>(
  db: Db,
  table: KeptTable<Input, Row>,
  { ids, filters, field, direction, from, to }: ListQuery,
  { session, search, sums, countBy }: Asked,
): Promise<Page<Row>> => {
  const narrowedBy = (narrowing: ListQuery['filters']) =>
    all([
      recordsOf(table.table, ownerOf(session)),
      ids && isOneOf(ids),
      ...narrowing.map(([name, value]) => {
        const condition = table.filters?.[name]?.(value, session) ?? conditionOf(name, value, search);

        return name === 'q' ? orNames(String(value), condition) : condition;
      }),
    ]);
  const where = narrowedBy(filters);
  const order = sql.join(
    [...new Set([field, 'id'])].map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`),
  );

  const page = sql<Row>`
    ${selectFrom(table)} where ${where} order by ${order} limit ${to - from + 1} offset ${from}`;
  const namedPage = sql<Row>`${withReferences(page, table.references)} order by ${order}`;
  const count = sql<Counted>`
    select count(*) as total, ${totalsOf(sums)} as totals from ${sql.table(table.table)} where ${where}`;
  // One after the other: with a connection for each, a locked table would soon hold all there are.
  const { rows } = await namedPage.execute(db);
  const counted = await count.execute(db);
  const counts =
    countBy === ''
      ? null
      : await countValues(db, table.table, countBy, narrowedBy(filters.filter(([name]) => name !== countBy)));
  const { total = 0, totals = null } = counted.rows[0] ?? {};

  return { rows, total, totals, counts };
};

type Counted = Pick<Page<never>, 'total' | 'totals'>;

const countValues = async (db: Db, table: string, column: string, where: Condition) => {
  const { rows } = await sql<{ value: string; total: number }>`
    select ${sql.ref(column)} as value, count(*) as total from ${sql.table(table)} where ${where}
    group by ${sql.ref(column)}`.execute(db);

  return Object.fromEntries(rows.map(({ value, total }) => [value, total]));
};

/** Texts that the database has worked out: a sum may be more cents than a number holds. */
const totalsOf = (columns: readonly string[]) => {
  const inForce = sql`estado not in (${sql.join(ESTADOS_SIN_EFECTO)})`;
  const totals = columns.map(
    (column) =>
      sql`${column}::text, (coalesce(sum(${sql.ref(column)}) filter (where ${inForce}), 0) * 0.01)::text`,
  );

  return totals.length === 0 ? sql`null` : sql`json_build_object(${sql.join(totals)})`;
};

/** `fecha_gte` and `fecha_lte` are the bounds of `fecha`, both inclusive. */
const conditionOf = (name: string, value: unknown, search: readonly string[]): Condition => {
  if (name === 'q') return matches(search, String(value));
  const [, column = name, bound] = /^(\w+)_(gte|lte)$/.exec(name) ?? [];
  const comparison = { gte: '>=', lte: '<=' }[bound ?? ''] ?? '=';

  return sql`${sql.ref(column)} ${sql.raw(comparison)} ${value}`;
};

export const findRow = <Input, Row extends Stored>(
  db: Db,
  table: KeptTable<Input, Row>,
  id: number,
  session: Session,
  lock: Lock = '',
): Promise<Row | undefined> => findWhere(db, table, isOneOf([id]), session, lock);

type Lock = 'for update' | '';

/** The first of the records in scope for which the condition holds. */
export const findWhere = async <Input, Row extends Stored>(
  db: Db,
  table: KeptTable<Input, Row>,
  condition: Condition,
  session: Session,
  lock: Lock,
): Promise<Row | undefined> => {
  const own = recordsOf(table.table, ownerOf(session));
  const row = sql<Row>`
    ${selectFrom(table)} where ${all([own, condition])} order by id limit 1 ${sql.raw(lock)}`;
  const { rows } = await withReferences(row, table.references).execute(db);

  return rows[0];
};

const selectFrom = ({ table, columns }: { table: string; columns: readonly string[] }) =>
  sql`select ${sql.join(readColumns(columns).map((column) => sql.ref(column)))} from ${sql.table(table)}`;
