import { sql } from 'kysely';
import { given } from '../db/given';
import type { Trx } from '../db/schema';
import { changesOf } from '../history/historial';
import type { RestTable } from './restTable';
import type { Planned } from './write';

interface Taken {
  fields: readonly string[];
  text: string;
}

/** The rows, by their index, that a unique index refuses when they are written in this order. Writes nothing. */
export const findTaken = async (
  trx: Trx,
  table: RestTable,
  planned: readonly Planned[],
): Promise<ReadonlyMap<number, Taken>> => {
  const refused = new Map<number, Taken>();
  if (Object.keys(table.section.unique).length === 0 || planned.length === 0) return refused;
  const indexes: (Taken & Keys)[] = [];
  for (const index of await readIndexes(trx, table)) {
    const columns = columnsOf(table, index);
    const changing = planned.map((one) => (isKept(columns, one) ? undefined : one));
    indexes.push({ ...index.taken, ...(await readKeys(trx, table, index, changing)) });
  }

  for (const [row, { change }] of planned.entries()) {
    const own = change.before?.id ?? -1 - row;
    const isFree = ({ wanted, holders }: Keys) =>
      [own, undefined].includes(holders.get(wanted.get(row) ?? ''));
    const taken = indexes.find((index) => !isFree(index));
    if (taken) refused.set(row, { fields: taken.fields, text: taken.text });
    else
      for (const { wanted, left, holders } of indexes) {
        holders.delete(left.get(row) ?? '');
        const key = wanted.get(row);
        if (key !== undefined) holders.set(key, own);
      }
  }

  return refused;
};

const columnsOf = ({ columns }: RestTable, { keys, condition }: UniqueIndex): string[] => {
  const words = new Set([...keys, condition].join(' ').match(/\w+/g));

  return [...columns, 'estado'].filter((column) => words.has(column));
};

/** Whether a change leaves all columns of an index as they are: then its key stays its own. */
const isKept = (columns: readonly string[], { change: { before }, values }: Planned): boolean =>
  before !== undefined &&
  changesOf(
    columns.filter((column) => column in values),
    before,
    values,
  ).length === 0;

interface UniqueIndex {
  taken: Taken;
  keys: readonly string[];
  condition: string;
}

/** In the order in which the database checks them. The expressions are its own. */
const readIndexes = async (trx: Trx, { table, section: { unique } }: RestTable): Promise<UniqueIndex[]> => {
  const { rows } = await sql<{ name: string; keys: string[]; condition: string }>`
    select relname as name, coalesce(pg_get_expr(indpred, indrelid), 'true') as condition,
      (select json_agg(pg_get_indexdef(indexrelid, part, true) order by part)
        from generate_series(1, indnkeyatts::int) part) as keys
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass and indisunique order by indexrelid`.execute(trx);

  return rows.flatMap(({ name, keys, condition }) => {
    const taken = unique[name.slice(table.length + 1)];

    return taken ? [{ taken, keys, condition }] : [];
  });
};

interface Keys {
  /** By row: the key that it has afterwards, and the one that it had. Without those that are not in the index. */
  wanted: ReadonlyMap<number, string>;
  left: ReadonlyMap<number, string>;
  /** By key, the record that has it; negative for one that is new. */
  holders: Map<string, number>;
}

const readKeys = async (
  trx: Trx,
  { table }: RestTable,
  { keys, condition }: UniqueIndex,
  planned: readonly (Planned | undefined)[],
): Promise<Keys> => {
  const asked = planned.flatMap((one, row) => {
    if (!one) return [];
    const { before } = one.change;

    return [{ ...before, ...one.values, id: row }, ...(before ? [{ ...before, id: -1 - row }] : [])];
  });
  if (asked.length === 0) return { wanted: new Map(), left: new Map(), holders: new Map() };
  const parts = keys.map((key, at) => ({ key: sql.raw(key), as: sql.ref(`part${at}`) }));
  const listed = sql.join(parts.map(({ key, as }) => sql`${key} as ${as}`));
  const { rows } = await sql<{ row: number; key: string; holder: number | null }>`
    select asked.id as row, json_build_array(${sql.join(parts.map(({ as }) => sql`asked.${as}`))})::text as key,
      stored.id as holder
    from (select id, ${listed} from ${given(table, asked)} where ${sql.raw(condition)}) asked
    left join (select id, ${listed} from ${sql.table(table)} where ${sql.raw(condition)}) stored
      on ${sql.join(
        parts.map(({ as }) => sql`stored.${as} = asked.${as}`),
        sql` and `,
      )}
    where num_nulls(${sql.join(parts.map(({ as }) => sql`asked.${as}`))}) = 0`.execute(trx);

  const named = (isWanted: boolean) =>
    new Map(
      rows.flatMap(({ row, key }) => (row >= 0 === isWanted ? [[isWanted ? row : -1 - row, key]] : [])),
    );

  return {
    wanted: named(true),
    left: named(false),
    holders: new Map(rows.flatMap(({ key, holder }) => (holder === null ? [] : [[key, holder]]))),
  };
};
