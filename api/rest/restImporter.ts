import { sql } from 'kysely';
import { centsToDollars, Id } from '../../contract/common';
import { namesOf } from '../../contract/derive';
import type { Celda, Fila } from '../../contract/importar';
import { given } from '../db/given';
import type { Trx } from '../db/schema';
import { byWhom, withAuthors } from '../history/outdated';
import { ApiError, refusedField } from '../http/errors';
import { askOpenWeeks } from '../ledger/weekLock';
import { ownerOf } from '../ownership/owner';
import { askAdministradores } from '../ownership/usuarios';
import { all, type Condition, isInForce } from './conditions';
import { ownValues } from './owned';
import { readRows } from './read';
import type { Change, RestTable, Stored, Values } from './restTable';
import { createQueue } from './rowQueue';
import { plan } from './write';

interface Request extends Pick<Change, 'session' | 'now' | 'limits'> {
  /** In the history of each record. */
  motivo: string;
  /** A look locks nothing. */
  isLook?: boolean;
}

/** A row by field, without empty cells. */
export type Row = Readonly<Record<string, Celda>>;

export type Importer = ReturnType<typeof createImporter>;

/** Finds the records of rows, and writes many in one statement, with the checks of a create and an update. */
export const createImporter = (
  table: RestTable,
  { session, now, limits, motivo, isLook = false }: Request,
) => {
  const { section } = table;
  const { key = [] } = section.imports ?? {};
  const owner = ownerOf(session);
  const { shape } = section.input;
  const money = namesOf(section.fields, ({ kind }) => kind === 'money');
  const queue = createQueue(table, { now, owner, motivo });
  /** By id and by key. */
  const known = new Map<string | undefined, Stored>();
  /** Index of the row that named a record, by id and by key. */
  const taken = new Map<string, number>();
  /** Records that changed since the look, in words, and who changed them. */
  const changed: { words: string; who: string }[] = [];

  const reasons = Object.values(table.reasons);
  const idOf = (id: unknown) => `id ${id}`;
  /** undefined where a part of the key is missing. */
  const keyOf = (row: Values): readonly unknown[] | undefined => {
    const values = key.map((column) => shape[column]?.safeParse(row[column]).data);

    return key.length === 0 || values.some((value) => value === undefined || value === null)
      ? undefined
      : values;
  };
  const nameOf = (row: Row) =>
    row.id === undefined ? nameOfKey(keyOf(row)) : idOf(Id.safeParse(row.id).data);
  const wordsOf = (row: Row, stored: Stored | undefined) =>
    stored
      ? `${section.singular} ${stored.id}`
      : `${section.singular} (${key.map((column) => row[column]).join(', ')})`;

  return {
    schema: section.input,
    keyColumn: key[0] ?? 'id',
    /** A file has no pictures and annuls nothing (ADR 026). */
    takes: (column: string): boolean =>
      column === 'id' ||
      (Object.hasOwn(shape, column) && !table.pictures.includes(column) && !reasons.includes(column)),
    /** Set by the session, whatever the file says. */
    own: ownValues(table, owner),

    async load(trx: Trx, rows: readonly Row[]): Promise<void> {
      const ids = rows.flatMap(({ id }) => Id.safeParse(id).data ?? []);
      const keys = rows
        .flatMap((row) => (row.id === undefined ? [keyOf(row) ?? []] : []))
        .filter(({ length }) => length);
      if (ids.length + keys.length === 0) return;
      const isNamed =
        keys.length === 0 ? sql`false` : all([isInForce(section), isLikeOne(table.table, key, keys)]);
      // Joined by `or`, the two conditions would use no index.
      const named: Condition = sql`id in (select unnest(${ids}::bigint[])
        union all select id from ${sql.table(table.table)} where ${isNamed})`;
      const rowsNow = await readRows(trx, table, { condition: named, session, isLocked: !isLook });
      const found = isLook ? rowsNow : await withAuthors(trx, rowsNow);
      // The first of two with one key wins.
      for (const row of found.toReversed()) {
        known.set(idOf(row.id), row);
        if (!section.uncounted.includes(row.estado))
          known.set(nameOfKey(key.map((column) => row[column])), row);
      }
    },

    find(row: Row) {
      const kept = known.get(nameOf(row));
      if (row.id !== undefined && !kept) throw refusedField('id', table.missing, 404);

      return kept && { stored: kept, record: table.travel(kept) };
    },

    /** The money that is stored for the cells of a row. */
    amountsOf: (row: Row, data: Values): Fila['importes'] =>
      money
        .filter((campo) => campo in row)
        .map((campo) => ({ campo, valor: centsToDollars(Number(data[campo])) })),

    /** Refuses a row whose record changed, appeared or went since the look. */
    requireShown(row: Row, stored: Stored | undefined, shown: number | null | undefined): void {
      if (shown === undefined || shown === (stored?.version ?? null)) return;
      const words = wordsOf(row, stored);
      const who = stored ? byWhom({ session, now }, stored) : '';
      changed.push({ words, who });
      throw new ApiError(409, `${upperFirst(words)} cambió desde la revisión${who}`);
    },

    /** The index of an earlier row of the same record, or undefined. */
    take(index: number, stored: Stored | undefined, data: Values): number | undefined {
      const names = [
        ...(stored ? [idOf(stored.id), nameOfKey(key.map((column) => stored[column]))] : []),
        nameOfKey(keyOf(data)),
      ].filter((name) => name !== undefined);
      const earlier = names.map((name) => taken.get(name)).find((at) => at !== undefined);
      for (const name of names) if (!taken.has(name)) taken.set(name, index);

      return earlier;
    },

    /** Whether `prepare` asks all that the checks of these rows ask of the database. */
    isPrepared: (rows: readonly Row[]): boolean =>
      !table.check && key.every((column) => column === 'id') && rows.every(({ id }) => id === undefined),

    /** Asks at once what the checks of many rows ask of the database. Returns the answers. */
    async prepare(trx: Trx, rows: readonly Pick<Change, 'data' | 'before'>[]): Promise<string> {
      const owners = rows.map(({ data }) => data[table.ownerColumn ?? '']);
      const asked = [...new Set(owners.filter((id) => typeof id === 'number'))];
      const able = await askAdministradores(trx, asked, table.settles === true);
      const places = rows
        .flatMap(({ data, before }) => [data, ...(before ? [before] : [])])
        .flatMap((row) => table.inLedger?.(row as Stored) ?? [])
        .filter(({ fk_usuario }) => typeof fk_usuario === 'number');
      const closed = await askOpenWeeks(trx, places, { now, isKept: !isLook });

      return JSON.stringify([able, closed]);
    },

    /** With the checks of a create and an update. */
    async plan(trx: Trx, { data, before }: Pick<Change, 'data' | 'before'>, fila: Fila): Promise<void> {
      queue.add({ ...(await plan(table, { trx, session, now, limits, data, before })), fila });
    },
    tellAlike: queue.tellAlike,
    tellDoubts: queue.tellDoubts,
    tellTaken: queue.tellTaken,
    save: queue.save,
    written: queue.written,

    refuseOutdated(filas: readonly Fila[]): void {
      const [first, ...others] = changed;
      if (!first) return;
      // Each row says its own.
      const sentence =
        others.length === 0
          ? `${first.words} cambió desde la revisión${first.who}`
          : `${first.words} y ${counted(others.length)} cambiaron desde la revisión`;
      const text = `${upperFirst(sentence)}. No se importó nada: revise de nuevo.`;
      throw new ApiError(409, text, {}, { answer: { filas, reason: 'outdated' } });
    },
  };
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (others: number) => (others === 1 ? 'otro registro' : `${others} registros más`);

const nameOfKey = (values: readonly unknown[] | undefined) => values && JSON.stringify(values);

/** One JSON value: a list of rows would nest as deep as it is long, which breaks PGlite. */
const isLikeOne = (
  table: RestTable['table'],
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Condition => {
  const named = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
  const key = sql.join(columns.map((column) => sql.ref(column)));

  return sql`(${key}) in (select ${key} from ${given(table, named)})`;
};
