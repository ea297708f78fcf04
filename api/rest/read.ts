import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../auth/permission';
import { byName } from '../db/names';
import type { Db } from '../db/schema';
import { dictionaryKey } from '../db/spanish';
import { ownerOf, recordsOf } from '../ownership/owner';
import { all, type Condition, isImportedBy, isInForce, isOneOf, matches, orById } from './conditions';
import type { ListQuery } from './listQuery';
import { namesLike, type Reference, withAuthor, withReferences } from './references';
import { type RestTable, readColumns, type Stored, type Table } from './restTable';

interface Page {
  rows: Stored[];
  total: number;
  /** Decimal dollars by column, or by column and group; null without sums. */
  totals: Record<string, string | Record<string, string>> | null;
  /** How many records of each estado the totals leave out. */
  left: Record<string, number>;
  /** Records by value; null without countBy. */
  counts: Record<string, number> | null;
}

interface Narrowing {
  session: Session;
  search: readonly string[];
  amounts: readonly string[];
}

interface Asked extends Narrowing {
  sums: readonly string[];
  /** '' for none; its own filter does not count. */
  countBy: string;
}

/** One statement, so that rows and sums are of one moment, and a search reads the texts of the whole table once. */
export const listRows = async (
  db: Db,
  table: RestTable,
  query: ListQuery,
  { sums, countBy, ...narrowing }: Asked,
): Promise<Page> => {
  const { filters } = query;
  const own = sql.table(table.table);
  const isCounted = ([name]: ListQuery['filters'][number]) => name === countBy;
  const others = filters.filter((filter) => !isCounted(filter));
  const found = narrowed(table, { ...query, filters: others }, narrowing);
  const isSearch = filters.some(([name]) => name === 'q');
  const search = isSearch ? sql`with hallados as materialized (select id from ${own} where ${found})` : sql``;
  /** For the counts, whose own filter is no part of it. */
  const [from, wide] = isSearch ? [sql`${own} join hallados using (id)`, all([])] : [own, found];
  const counted = filters.filter(isCounted).map((filter) => filterCondition(table, filter, narrowing));
  const where = all([wide, ...counted]);
  const { places, order } = orderOf(table, query);

  // Sorted by id alone: whole rows of a long list would not fit in memory.
  const chosen = sql`select id from ${from} ${places} where ${where}
    order by ${order} limit ${query.to - query.from + 1} offset ${query.from}`;
  const turns = sql`select id as fila, row_number() over () as turno from (${chosen}) elegidas`;
  const page = sql`${selectFrom(table, [sql`turno`])} join (${turns}) turnos on fila = id`;
  const adding = {
    ...addingOf(table, { sums, query, session: narrowing.session }),
    counts: countBy === '' ? sql`null` : countsOf(from, sql.ref(countBy), wide),
  };
  const pairs = Object.entries(adding).map(([key, value]) => sql`${key}::text, ${value}`);
  const { rows } = await sql<Turn>`${search}
    select pagina.*, sumas from (${withReferences(page, table.references)}) pagina
    full join (select 1 as primera, json_build_object(${sql.join(pairs)}) as sumas from ${from} where ${where}) added
      on turno = primera order by turno`.execute(db);
  const { total = 0, totals = null, left = {}, counts = null } = rows[0]?.sumas ?? {};

  return {
    rows: rows.filter(({ turno }) => turno !== null).map(({ turno: _, sumas: __, ...row }) => row),
    total,
    totals,
    left: Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0)),
    counts,
  };
};

/** A row with its place on the page. The first one, which may be no row, has the sums too. */
type Turn = Stored & { turno: number | null; sumas: Omit<Page, 'rows'> | null };

/** The ids of all pages. An export reads its rows by id, so that writes meanwhile shift none of them. */
export const listIds = async (
  db: Db,
  table: RestTable,
  query: ListQuery,
  narrowing: Narrowing,
): Promise<number[]> => {
  const { places, order } = orderOf(table, query);
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table.table)} ${places} where ${narrowed(table, query, narrowing)} order by ${order}`.execute(
    db,
  );

  return rows.map(({ id }) => id);
};

const narrowed = (table: RestTable, { ids, filters }: ListQuery, narrowing: Narrowing) =>
  all([
    recordsOf(table.table, ownerOf(narrowing.session)),
    ids && isOneOf(ids),
    ...filters.map((filter) => filterCondition(table, filter, narrowing)),
  ]);

const filterCondition = (
  table: RestTable,
  [name, value]: ListQuery['filters'][number],
  { session, search, amounts }: Narrowing,
) => {
  const own: typeof table.filters = { importacion: isImportedBy, ...table.filters };
  const condition = own[name]?.(value, session) ?? conditionOf(table, name, value, search);

  return name === 'q' ? orById(String(value), condition, amounts) : condition;
};

/** A reference is ordered by the name that it shows. Empty values come last in both directions. */
const orderOf = ({ references, section: { fields } }: RestTable, { field, direction }: ListQuery) => {
  const to = references.find(({ column }) => column === field)?.to;
  const { kind, optional, byApi, byNumber } = fields[field] ?? {};
  const column = sql.ref(field);
  const isText = kind === 'text' || kind === 'note';
  const places = to ? sql`left join (${placesIn[to]}) places on place_of = ${column}` : sql``;
  const text = byNumber ? numberKeys(column) : [dictionaryKey(column)];
  const own = isText ? text : [column];
  const mayBeEmpty = field !== 'id' && Boolean(optional || byApi);
  const keys = [
    ...(mayBeEmpty && isText ? [sql`${column} = ''`] : []),
    // An index serves no `nulls last`, so only what may be empty has it.
    ...(to ? [sql`place`] : own).map(
      (key) => sql`${key} ${sql.raw(direction)} ${to || mayBeEmpty ? sql`nulls last` : sql``}`,
    ),
    ...(field === 'id' ? [] : [sql`id ${sql.raw(direction)}`]),
  ];

  return { places, order: sql.join(keys) };
};

/** 7, 07, 12: the number first, then how many zeros stand before it. Not cast, so any text has a place. */
const numberKeys = (digits: RawBuilder<unknown>) => {
  const number = sql`ltrim(${digits}, '0')`;

  return [sql`length(${number})`, sql`${number} collate "C"`, sql`length(${digits})`];
};

const placesBy = (table: string, order: RawBuilder<unknown>) =>
  sql`select id as place_of, row_number() over (order by ${order}) as place from ${sql.table(table)}`;

/** Draws in the order of the day. */
const placesIn: Record<Reference['to'], RawBuilder<unknown>> = {
  usuario: placesBy('usuarios', byName('usuarios')),
  vendedor: placesBy('vendedores', byName('vendedores')),
  sorteo: placesBy('sorteos', sql`hora_sorteo, nombre, id`),
};

const countsOf = (table: RawBuilder<unknown>, column: RawBuilder<unknown>, where: Condition) =>
  sql`(select coalesce(json_object_agg(value, times), '{}') from
    (select ${column} as value, count(*) as times from ${table} where ${where} group by 1) counted)`;

interface Adding {
  sums: readonly string[];
  query: ListQuery;
  session: Session;
}

/** A list of one estado adds all of its records, another one only those that count. */
const addingOf = (table: RestTable, { sums, query, session }: Adding) => {
  const asked = Object.fromEntries(query.filters);
  const { uncounted, apart } = table.section;
  const isOfOne = asked.estado !== undefined || sums.length === 0;
  const left = isOfOne ? [] : uncounted;
  const isAdded = isOfOne ? sql<boolean>`true` : isInForce(table.section);
  const group = apart && table.groupOf?.(ownerOf(session) ?? Number(asked.fk_usuario ?? 0));
  const groups = Object.keys(apart ?? {});
  const totalOf = (column: string) => sql`${column}::text, ${sumOf({ column, isAdded, group, groups })}`;

  return {
    total: sql`count(*)`,
    totals: sums.length === 0 ? sql`null` : sql`json_build_object(${sql.join(sums.map(totalOf))})`,
    left: sql`json_build_object(${sql.join(
      left.map((estado) => sql`${estado}::text, count(*) filter (where estado = ${estado})`),
    )})`,
  };
};

interface Summing {
  column: string;
  isAdded: Condition;
  /** Without it, all groups are added. */
  group: RawBuilder<unknown> | undefined;
  groups: readonly string[];
}

/** As text: a sum may exceed a safe integer. */
const sumOf = ({ column, isAdded, group, groups }: Summing): RawBuilder<unknown> => {
  const sum = (when: Condition) =>
    sql`(coalesce(sum(${sql.ref(column)}) filter (where ${when}), 0) * 0.01)::text`;
  if (!group) return sum(isAdded);

  return sql`json_build_object(${sql.join(
    groups.map((name) => sql`${name}::text, ${sum(sql`${isAdded} and ${group} = ${name}`)}`),
  )})`;
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
  const { rows } = await withAuthor(row, table.references).execute(db);

  return rows[0];
};

interface Wanted {
  condition: Condition;
  session: Session;
  isLocked: boolean;
}

export const readRows = async (
  trx: Db,
  table: Table,
  { condition, session, isLocked }: Wanted,
): Promise<Stored[]> => {
  const { rows } = await sql<Stored>`${inScope(table, condition, session)}
    order by id ${sql.raw(isLocked ? 'for update' : '')}`.execute(trx);

  return rows;
};

export const inScope = (table: Table, condition: Condition, session: Session) =>
  sql`${selectFrom(table)} where ${all([recordsOf(table.table, ownerOf(session)), condition])}`;

const selectFrom = (
  { table, columns }: { table: string; columns: readonly string[] },
  more: readonly RawBuilder<unknown>[] = [],
) =>
  sql`select ${sql.join([...readColumns(columns).map((column) => sql.ref(column)), ...more])} from ${sql.table(table)}`;
