import { sql } from 'kysely';
import { namesOf } from '../../contract/derive';
import { given } from '../db/given';
import type { Db } from '../db/schema';
import { changesOf } from '../history/historial';
import { recordsOf } from '../ownership/owner';
import { all } from './conditions';
import type { Change, Table, Values } from './restTable';

interface Planned {
  change: Pick<Change, 'before'>;
  values: Values;
}

interface Taken {
  fields: readonly string[];
  text: string;
}

/** The rows, by their index, that a unique index refuses when they are written in this order. Writes nothing. */
export const findTaken = async (
  db: Db,
  table: Table,
  planned: readonly Planned[],
): Promise<ReadonlyMap<number, Taken>> => {
  const refused = new Map<number, Taken>();
  if (Object.keys(table.section.unique).length === 0 || planned.length === 0) return refused;
  const indexes: (Taken & Keys)[] = [];
  for (const index of await readIndexes(db, table)) {
    const columns = columnsOf(table, index);
    const changing = planned.map((one) => (isKept(columns, one) ? undefined : one));
    indexes.push({ ...index.taken, ...(await readKeys(db, table, index, changing)) });
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

const columnsOf = ({ columns }: Table, { keys, condition }: UniqueIndex): string[] => {
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
const readIndexes = async (db: Db, { table, section: { unique } }: Table): Promise<UniqueIndex[]> => {
  const { rows } = await sql<{ name: string; keys: string[]; condition: string }>`
    select relname as name, coalesce(pg_get_expr(indpred, indrelid), 'true') as condition,
      (select json_agg(pg_get_indexdef(indexrelid, part, true) order by part)
        from generate_series(1, indnkeyatts::int) part) as keys
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass and indisunique order by indexrelid`.execute(db);

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
  db: Db,
  { table }: Table,
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
    where num_nulls(${sql.join(parts.map(({ as }) => sql`asked.${as}`))}) = 0`.execute(db);

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

interface Asked {
  /** The record that is being changed. */
  id?: number | undefined;
  values: Values;
  owner: number | undefined;
}

/** Which of these values another record has, each by itself, and for a new record the next free ones. */
export const findOccupied = async (db: Db, table: Table, { id, values, owner }: Asked) => {
  const before = id === undefined ? undefined : { id, estado: '', version: 0 };
  const typed = Object.entries(values).filter(([, value]) => value !== undefined);
  const planned = typed.map(([field, value]) => ({ change: { before }, values: { [field]: value } }));
  const taken = await findTaken(db, table, planned);
  const series = id === undefined ? namesOf(table.section.fields, (field) => field.series === true) : [];
  const free = await Promise.all(series.map((field) => nextOf(db, table, field, owner)));

  return {
    ocupados: Object.fromEntries(
      typed.flatMap(([field], row) => {
        const found = taken.get(row);

        return found ? [[field, found.text]] : [];
      }),
    ),
    libres: Object.fromEntries(series.map((field, index) => [field, free[index] ?? ''])),
  };
};

/** Goes on from the newest record that the user sees: P060 → P061, or after the last one of others that begins so. */
const nextOf = async (db: Db, { table }: Table, field: string, owner: number | undefined): Promise<string> => {
  const column = sql.ref(field);
  const { rows: newest } = await sql<{ text: string }>`select ${column} as text from ${sql.table(table)}
    where ${all([recordsOf(table, owner), sql`${column} ~ '[0-9]$'`])} order by id desc limit 1`.execute(db);
  const [, begin = '', digits = ''] = /^(.*?)(\d{1,9})$/.exec(newest[0]?.text ?? '') ?? [];
  if (digits === '') return '';
  const { rows } = await sql<{ last: number }>`
    select max(substring(${column} from '[0-9]{1,9}$')::bigint) as last from ${sql.table(table)}
    where lower(regexp_replace(${column}, '[0-9]{1,9}$', '')) = lower(${begin})`.execute(db);

  return begin + String(Number(rows[0]?.last ?? digits) + 1).padStart(digits.length, '0');
};
