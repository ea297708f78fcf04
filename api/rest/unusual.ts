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

type Figures = Omit<Usual, 'tope'> & { indexes: number[] };

/** What is usual beside each row, in cents. A row with an `id` does not count itself. */
export const findUsual = async (
  db: Db,
  table: Compared,
  rows: readonly Values[],
  { session, ...asked }: Asked,
): Promise<Usual[]> => {
  const owner = ownerOf(session);
  const kinds = new Map<number, Figures>();
  for (const kind of await findKinds(db, table, rows, { owner, ...asked }))
    for (const index of kind.indexes) kinds.set(index, kind);
  const usual: Usual[] = [];
  for (const [index, row] of rows.entries()) {
    const { indexes: _, ...figures } = kinds.get(index) ?? { ...NOT_COMPARED, indexes: [] };
    usual.push({ ...figures, tope: (await table.boundOf?.(db, row as Stored, owner)) ?? null });
  }

  return usual;
};

export const NOT_COMPARED: Usual = { conteo: 0, menor: 0, mediana: 0, mayor: 0, tope: null };

/** One look for each kind, however many rows are of it. */
const findKinds = async (
  db: Db,
  { table, section: { comparedBy = [], fields, uncounted = [] } }: Compared,
  rows: readonly Values[],
  { owner, now, isAbove = false }: Omit<Asked, 'session'> & { owner: number | undefined },
): Promise<Figures[]> => {
  const today = businessDay(now);
  const own = rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
  const asked = given(
    table,
    rows.map((row, id) => ({ ...row, id })),
  );
  const keys = comparedBy.map((column, at) => ({
    column,
    key: sql.ref(`key${at}`),
    isOptional: fields[column]?.optional === true,
  }));
  const amounts = sql`from ${sql.table(table)} stored where ${all([
    ...keys.map(({ column, key, isOptional }) => isSame(sql.ref(`stored.${column}`), key, isOptional)),
    sql`stored.fecha > ${addDays(today, -COMPARED_DAYS)}::date and stored.fecha <= ${today}::date`,
    sql`stored.estado <> all (${uncounted}::text[])`,
    sql`stored.id <> all (${own}::bigint[])`,
    recordsOf(table, owner),
  ])}`;
  const listed = sql.join(keys.map(({ column, key }) => sql`${sql.ref(`given.${column}`)} as ${key}`));
  const grouped = sql.join(keys.map(({ column }) => sql.ref(`given.${column}`)));
  const isRare = isAbove ? sql`not exists (select ${amounts} and stored.valor >= kind.largest)` : sql`true`;
  const { rows: found } = await sql<Figures>`
    with kind as materialized (
      select ${listed}, json_agg(given.id) as indexes, max(given.valor) as largest from ${asked} group by ${grouped}
    ), rare as materialized (select * from kind where ${isRare})
    select rare.indexes, usual.* from rare cross join lateral (
      select count(*)::int as conteo, coalesce(min(stored.valor), 0) as menor,
        coalesce(percentile_disc(0.5) within group (order by stored.valor), 0) as mediana,
        coalesce(max(stored.valor), 0) as mayor ${amounts}
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

/** Why the amounts that are written are unusual, by the index of the change. */
export const findDoubts = async (
  trx: Trx,
  table: Compared,
  planned: readonly Written[],
): Promise<ReadonlyMap<number, string>> => {
  const doubts = new Map<number, string>();
  const [first] = planned;
  if (!first || !table.section.comparedBy) return doubts;
  const changed = planned.flatMap(({ change: { before }, values }, index) =>
    COMPARED in values && values[COMPARED] !== before?.[COMPARED]
      ? [{ index, row: { ...before, ...values, id: before?.id } as Values }]
      : [],
  );
  if (changed.length === 0) return doubts;
  const { session, now } = first.change;
  const rows = changed.map(({ row }) => row);
  const usual = await findUsual(trx, table, rows, { session, now, isAbove: true });
  for (const [at, { index, row }] of changed.entries()) {
    const doubt = doubtOf(Number(row[COMPARED]), usual[at] ?? NOT_COMPARED);
    if (doubt !== undefined) doubts.set(index, doubt);
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
