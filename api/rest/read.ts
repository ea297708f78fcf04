import { sql } from 'kysely';
import type { Session } from '../auth/permission';
import type { Db } from '../db/schema';
import { ownerOf, recordsOf } from '../ownership/owner';
import { all, type Condition, isInForce, isOneOf, matches, orById } from './conditions';
import type { ListQuery } from './listQuery';
import { namesLike, withReferences } from './references';
import { type RestTable, readColumns, type Stored, type Table } from './restTable';

interface Page {
  rows: Stored[];
  total: number;
  /** Decimal dollars by column; null without sums. */
  totals: Record<string, string> | null;
  /** Records by value; null without countBy. */
  counts: Record<string, number> | null;
}

interface Asked {
  session: Session;
  search: readonly string[];
  amounts: readonly string[];
  sums: readonly string[];
  /** '' for none; its own filter does not count. */
  countBy: string;
}

export const listRows = async (
  db: Db,
  table: RestTable,
  { ids, filters, field, direction, from, to }: ListQuery,
  { session, search, amounts, sums, countBy }: Asked,
): Promise<Page> => {
  const narrowedBy = (narrowing: ListQuery['filters']) =>
    all([
      recordsOf(table.table, ownerOf(session)),
      ids && isOneOf(ids),
      ...narrowing.map(([name, value]) => {
        const condition = table.filters?.[name]?.(value, session) ?? conditionOf(table, name, value, search);

        return name === 'q' ? orById(String(value), condition, amounts) : condition;
      }),
    ]);
  const where = narrowedBy(filters);
  const order = sql.join(
    [...new Set([field, 'id'])].map((column) => sql`${placeBy(column)} ${sql.raw(direction)}`),
  );

  const places = field === 'fk_sorteo' ? PLACES_OF_DRAWS : sql``;

  const page = sql<Stored>`
    ${selectFrom(table)} ${places} where ${where} order by ${order} limit ${to - from + 1} offset ${from}`;
  const namedPage = sql<Stored>`${withReferences(page, table.references)} ${places} order by ${order}`;
  const count = sql<Counted>`
    select count(*) as total, ${totalsOf(table, sums)} as totals from ${sql.table(table.table)} where ${where}`;
  // One after the other: a connection for each would exhaust the pool behind a locked table.
  const { rows } = await namedPage.execute(db);
  const counted = await count.execute(db);
  const counts =
    countBy === ''
      ? null
      : await countValues(db, table.table, countBy, narrowedBy(filters.filter(([name]) => name !== countBy)));
  const { total = 0, totals = null } = counted.rows[0] ?? {};

  return { rows, total, totals, counts };
};

/** Draws in the order of the day. */
const PLACES_OF_DRAWS = sql`left join (
  select id as draw, row_number() over (order by hora_sorteo, nombre, id) as place from sorteos
) draws on draw = fk_sorteo`;

const placeBy = (column: string) => sql.ref(column === 'fk_sorteo' ? 'place' : column);

type Counted = Pick<Page, 'total' | 'totals'>;

const countValues = async (db: Db, table: string, column: string, where: Condition) => {
  const { rows } = await sql<{ value: string; total: number }>`
    select ${sql.ref(column)} as value, count(*) as total from ${sql.table(table)} where ${where}
    group by ${sql.ref(column)}`.execute(db);

  return Object.fromEntries(rows.map(({ value, total }) => [value, total]));
};

/** As text: a sum may exceed a safe integer. */
const totalsOf = ({ section }: RestTable, columns: readonly string[]) => {
  const totals = columns.map(
    (column) =>
      sql`${column}::text, (coalesce(sum(${sql.ref(column)}) filter (where ${isInForce(section)}), 0) * 0.01)::text`,
  );

  return totals.length === 0 ? sql`null` : sql`json_build_object(${sql.join(totals)})`;
};

/** `fecha_gte` and `fecha_lte` are the bounds of `fecha`, both inclusive. */
const conditionOf = (table: Table, name: string, value: unknown, search: readonly string[]): Condition => {
  if (name === 'q') return searches(table, search, String(value));
  const comparison = { _gte: '>=', _lte: '<=' }[name.slice(-4)] ?? '=';

  return sql`${sql.ref(columnOf(name))} ${sql.raw(comparison)} ${value}`;
};

/** The words are in the record's own columns, or in the name of a record that it refers to. */
const searches = ({ references }: Table, search: readonly string[], words: string): Condition => {
  const named = references.filter(({ column }) => search.includes(column));
  const own = search.filter((column) => !named.some((reference) => reference.column === column));
  const conditions = [
    sql`false`,
    ...(own.length > 0 ? [matches(own, words)] : []),
    ...named.map((reference) => namesLike(reference, words)),
  ];

  return sql`(${sql.join(conditions, sql` or `)})`;
};

/** The column that a filter is about: `fecha` of `fecha_gte`. */
export const columnOf = (filter: string): string => filter.replace(/_[gl]te$/, '');

export const findRow = async (
  db: Db,
  table: Table,
  id: number,
  session: Session,
  lock: 'for no key update' | '' = '',
): Promise<Stored | undefined> => {
  const row = sql<Stored>`${inScope(table, isOneOf([id]), session)} ${sql.raw(lock)}`;
  const { rows } = await withReferences(row, table.references).execute(db);

  return rows[0];
};

export const lockRows = async (
  trx: Db,
  table: Table,
  condition: Condition,
  session: Session,
): Promise<Stored[]> => {
  const { rows } = await sql<Stored>`${inScope(table, condition, session)} order by id for update`.execute(
    trx,
  );

  return rows;
};

export const inScope = (table: Table, condition: Condition, session: Session) =>
  sql`${selectFrom(table)} where ${all([recordsOf(table.table, ownerOf(session)), condition])}`;

const selectFrom = ({ table, columns }: { table: string; columns: readonly string[] }) =>
  sql`select ${sql.join(readColumns(columns).map((column) => sql.ref(column)))} from ${sql.table(table)}`;
