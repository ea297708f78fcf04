import { type RawBuilder, sql } from 'kysely';
import { COMPARED, COMPARED_DAYS, doubtOf, type Usual } from '../../contract/dudas';
import type { Session } from '../auth/permission';
import { given } from '../db/given';
import type { Db, Trx } from '../db/schema';
import { businessDay } from '../ledger/clock';
import { addDays } from '../ledger/week';
import { ownerOf, recordsOf } from '../ownership/owner';
import { all, type Condition } from './conditions';
import type { Change, Stored, Table, Values } from './restTable';

type Compared = Pick<Table, 'table' | 'section' | 'boundOf'>;

interface Asked {
  session: Session;
  now: Date;
  /** Leaves out the kinds that have an amount as large as those of the rows: none of these is unusual. */
  isAbove?: boolean;
}

interface Figures extends Omit<Usual, 'tope'> {
  kind: number;
  /** The second largest amount. */
  segundo: number;
}

interface Row extends Values {
  id?: number | undefined;
  /** The amount of this record that counts among those of its kind. */
  own?: number | undefined;
}

/** The figures that the amount of each row is compared with, in cents. A record does not count itself. */
export const findUsual = async (
  db: Db,
  table: Compared,
  rows: readonly Row[],
  { session, ...asked }: Asked,
): Promise<Usual[]> => {
  const owner = ownerOf(session);
  const keys = rows.map((row) => kindOf(table, row));
  const kinds = kindsOf(table, rows, keys);
  // One record is left out by its id. Of many each would leave out the others, too.
  const [one, ...others] = rows;
  const without = one?.id !== undefined && others.length === 0 ? [one.id] : [];
  const found = await readFigures(db, table, [...kinds.values()], { without, owner, ...asked });
  const figures = new Map(found.map((kind) => [kind.kind, kind]));
  const places = new Map([...kinds.keys()].map((key, place) => [key, place]));
  const bounds = await readBounds(db, table, rows, owner);

  return rows.map((row, at) => {
    const kind = figures.get(places.get(keys[at] ?? '') ?? -1);

    return {
      ...(kind ? withoutOwn(kind, without.length > 0 ? undefined : row.own) : NOT_COMPARED),
      tope: bounds?.get(boundKeyOf(table, row)) ?? null,
    };
  });
};

/** Many rows may belong to one box or colilla: its bound is read once. */
const readBounds = async (
  db: Db,
  table: Compared,
  rows: readonly Row[],
  owner: number | undefined,
): Promise<ReadonlyMap<string, Usual['tope']> | undefined> => {
  if (!table.boundOf) return undefined;
  const bounds = new Map<string, Usual['tope']>();
  for (const row of rows) {
    const key = boundKeyOf(table, row);
    if (!bounds.has(key)) bounds.set(key, (await table.boundOf(db, row as Stored, owner)) ?? null);
  }

  return bounds;
};

/** Equal for rows with one bound. */
const boundKeyOf = ({ section: { comparedBy = [], boundBy = [] } }: Compared, row: Values): string =>
  keyOf([...comparedBy, ...boundBy], row);

const withoutOwn = ({ conteo, menor, mediana, mayor, segundo }: Figures, own: number | undefined) =>
  own === undefined
    ? { conteo, menor, mediana, mayor }
    : { conteo: conteo - 1, menor, mediana, mayor: own >= mayor ? segundo : mayor };

export const NOT_COMPARED: Usual = { conteo: 0, menor: 0, mediana: 0, mayor: 0, tope: null };

const kindOf = ({ section: { comparedBy = [] } }: Compared, row: Values): string => keyOf(comparedBy, row);

const keyOf = (columns: readonly string[], row: Values): string =>
  JSON.stringify(columns.map((column) => row[column] ?? null));

/** The values of each kind, with the largest amount of its rows: many rows of a file are of few kinds. */
const kindsOf = (
  { section: { comparedBy = [] } }: Compared,
  rows: readonly Values[],
  keys: readonly string[],
): ReadonlyMap<string, Values> => {
  const kinds = new Map<string, Values>();
  for (const [at, row] of rows.entries()) {
    const { [at]: key = '' } = keys;
    const kind = kinds.get(key) ?? Object.fromEntries(comparedBy.map((column) => [column, row[column]]));
    const valor = row[COMPARED];
    const largest = typeof valor === 'number' ? Math.max(valor, Number(kind[COMPARED] ?? 0)) : undefined;
    kinds.set(key, { ...kind, [COMPARED]: largest });
  }

  return kinds;
};

interface Read extends Omit<Asked, 'session'> {
  /** These records do not count. */
  without: readonly number[];
  owner: number | undefined;
}

const readFigures = async (
  db: Db,
  { table, section: { comparedBy = [], fields, uncounted = [] } }: Compared,
  kinds: readonly Values[],
  { without, owner, now, isAbove = false }: Read,
): Promise<Figures[]> => {
  const today = businessDay(now);
  const keys = comparedBy.map((column, at) => ({
    column,
    key: sql.ref(`key${at}`),
    isOptional: fields[column]?.optional === true,
  }));
  const amounts = sql`from ${sql.table(table)} stored where ${all([
    ...keys.map(({ column, key, isOptional }) => isSame(sql.ref(`stored.${column}`), key, isOptional)),
    sql`stored.fecha > ${addDays(today, -COMPARED_DAYS)}::date and stored.fecha <= ${today}::date`,
    sql`stored.estado <> all (${uncounted}::text[])`,
    sql`stored.id <> all (${without}::bigint[])`,
    recordsOf(table, owner),
  ])}`;
  const listed = sql.join(keys.map(({ column, key }) => sql`${sql.ref(`given.${column}`)} as ${key}`));
  const asked = given(
    table,
    kinds.map((kind, id) => ({ ...kind, id })),
  );
  const isRare = isAbove ? sql`not exists (select ${amounts} and stored.valor >= asked.largest)` : sql`true`;
  const { rows: found } = await sql<Figures>`
    with asked as materialized (
      select given.id as kind, given.valor as largest, ${listed} from ${asked}
    ), rare as materialized (select * from asked where ${isRare})
    select rare.kind, usual.* from rare cross join lateral (
      select count(*)::int as conteo, coalesce(min(stored.valor), 0) as menor,
        coalesce(percentile_disc(0.5) within group (order by stored.valor), 0) as mediana,
        coalesce(max(stored.valor), 0) as mayor,
        coalesce((array_agg(stored.valor order by stored.valor desc))[2], 0) as segundo ${amounts}
    ) usual`.execute(db);

  return found;
};

/** Only what may be missing is compared with nothing: an index serves no `is not distinct from`. */
const isSame = (column: RawBuilder<unknown>, key: RawBuilder<unknown>, isOptional: boolean): Condition =>
  isOptional ? sql`${column} is not distinct from ${key}` : sql`${column} = ${key}`;

interface Written {
  change: Change;
  values: Values;
}

export type Doubts = ReadonlyMap<Written, string>;

/** Why the amounts that are written are unusual. */
export const findDoubts = async (trx: Trx, table: Compared, planned: readonly Written[]): Promise<Doubts> => {
  const doubts = new Map<Written, string>();
  const [first] = planned;
  if (!first || !table.section.comparedBy) return doubts;
  const { comparedBy, boundBy = [] } = table.section;
  const told = [COMPARED, ...comparedBy, ...boundBy];
  const changed = planned.flatMap((one): { one: Written; row: Row }[] => {
    const { before } = one.change;
    const { values } = one;
    const row: Row = { ...before, ...values, id: before?.id };
    if (!(COMPARED in values) || told.every((column) => row[column] === before?.[column])) return [];
    const isSameKind = before && kindOf(table, before) === kindOf(table, row);

    return [{ one, row: { ...row, own: isSameKind ? Number(before[COMPARED]) : undefined } }];
  });
  if (changed.length === 0) return doubts;
  const { session, now } = first.change;
  const rows = changed.map(({ row }) => row);
  const usual = await findUsual(trx, table, rows, { session, now, isAbove: true });
  for (const [at, { one, row }] of changed.entries()) {
    const doubt = doubtOf(Number(row[COMPARED]), usual[at] ?? NOT_COMPARED);
    if (doubt !== undefined) doubts.set(one, doubt);
  }

  return doubts;
};

export interface Doubted {
  row: Stored;
  texto: string;
  motivo: string;
}

/** Keeps what was saved in spite of a doubt. */
export const recordDoubts = async (
  trx: Trx,
  { table, ownerColumn }: Pick<Table, 'table' | 'ownerColumn'>,
  { session, now }: Pick<Change, 'session' | 'now'>,
  doubted: readonly Doubted[],
): Promise<void> => {
  if (doubted.length === 0) return;
  const rows = doubted.map(({ row, texto, motivo }) => ({
    fk_registro: row.id,
    fk_usuario_dueno: Number(row[ownerColumn ?? 'fk_usuario']) || null,
    valor: Number(row[COMPARED]),
    texto,
    motivo,
  }));
  await sql`insert into dudas (recurso, fk_usuario, fecha, fk_registro, fk_usuario_dueno, valor, texto, motivo)
    select ${table}, ${session.user.id}::bigint, ${now.toISOString()}::timestamptz,
      fk_registro, fk_usuario_dueno, valor, texto, motivo from ${given('dudas', rows)}`.execute(trx);
};
