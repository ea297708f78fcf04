import { type RawBuilder, sql } from 'kysely';
import { lowerFirst } from '../../contract/derive';
import { COMPARED, dollarsText } from '../../contract/dudas';
import { isAnnulled } from '../../contract/rest';
import type { Session } from '../auth/permission';
import { given } from '../db/given';
import type { Db, Trx } from '../db/schema';
import { joinTransaction } from '../db/transactions';
import { changedBy, changesOf, createdBy, type HistoryEntry, record } from '../history/historial';
import { outdated } from '../history/outdated';
import { ApiError, refusedField, refusedFields } from '../http/errors';
import { checked, requireOwn } from './owned';
import { findRow } from './read';
import { withAuthor } from './references';
import { type Change, readColumns, type Stored, type Table, type Values } from './restTable';
import { type Doubted, type Doubts, findDoubts, recordDoubts } from './unusual';

interface Write<Body> extends Pick<Change, 'session' | 'now' | 'limits'> {
  db: Db;
  body: Body;
}

export const insertRow = (table: Table, { db, session, now, limits, body }: Write<Values>): Promise<Stored> =>
  inTransaction(db, table, async (trx) =>
    writeRow(table, await plan(table, { trx, session, now, limits, data: body, before: undefined })),
  );

/** Optimistic locking: the second writer gets a 409. A change that changes nothing writes nothing. */
export const updateRow = (
  table: Table,
  id: number,
  { db, session, now, limits, body }: Write<Values & { version?: number | undefined }>,
): Promise<Record<'before' | 'row', Stored>> =>
  inTransaction(db, table, async (trx) => {
    const before = await lockRow(trx, table, id, { session, now, version: body.version });
    const planned = await plan(table, { trx, session, now, limits, data: body, before });
    if (await table.isErased?.(planned.change))
      return { before, row: await eraseRow(table, planned, before) };
    const row = (await isUnchanged(table, planned, before)) ? before : await writeRow(table, planned);

    return { before, row };
  });

/** In any week and estado but annulled, because no amount changes. The history keeps the old proof. */
export const replaceProof = (
  table: Table,
  id: number,
  { db, session, now, body }: Write<{ comprobante: string; motivo: string; version: number }>,
): Promise<Record<'before' | 'row', Stored>> =>
  joinTransaction(db, async (trx) => {
    const before = await lockRow(trx, table, id, { session, now, version: body.version });
    if (isAnnulled(before)) throw new ApiError(409, 'El registro está anulado y no se puede modificar');
    if (!before.comprobante) throw new ApiError(409, 'Todavía no tiene un comprobante que cambiar');

    const data = { comprobante: body.comprobante };
    const change = { trx, session, now, data, before };
    await requireOwn(table, change, data);
    const planned = { change, values: { ...data, ...changedBy(session.user, now) } };
    // Skips what a section writes beside its rows, such as a notice: a new proof changes none of it.
    const rowOnly = { ...table, written: undefined, isRoutine: undefined };

    return { before, row: await writeRow(rowOnly, planned, body.motivo) };
  });

/** The record, if the session may see it and it is still of that version. */
export const lockRow = async (
  trx: Trx,
  table: Table,
  id: number,
  { session, now, version }: { session: Session; now: Date; version: number | undefined },
): Promise<Stored> => {
  const row = await findRow(trx, table, id, session, 'for no key update');
  if (!row) throw new ApiError(404, table.missing);
  if (version !== undefined && row.version !== version) throw outdated({ session, now }, row);

  return row;
};

const isUnchanged = async (table: Table, { change, values }: Planned, before: Stored): Promise<boolean> => {
  const columns = [...table.columns, 'estado'].filter((column) => column in values);
  if (changesOf(columns, before, values).length > 0) return false;

  return (await table.isSameBeside?.(change, before)) ?? true;
};

export interface Planned {
  change: Change;
  values: Values;
}

export const plan = async (table: Table, change: Change): Promise<Planned> => ({
  change,
  values: {
    ...(await valuesOf(table, change)),
    ...(change.before ? changedBy : createdBy)(change.session.user, change.now),
  },
});

interface About {
  motivo?: string | undefined;
  /** Known already, if the rows are a part of more. */
  doubts?: Doubts;
}

/** Writes records in one statement: all new or none, all with the same columns. */
export const writeRows = async (
  table: Table,
  some: readonly Planned[],
  { motivo, doubts: known }: About = {},
): Promise<Stored[]> => {
  const planned = some.toSorted((one, other) => idOf(one) - idOf(other));
  const [first] = planned;
  if (!first) return [];
  const { trx, before } = first.change;
  const target = sql.table(table.table);
  const doubts = known ?? (await findDoubts(trx, table, planned));
  // An unchanged column is not sent: the version says that it is still the same.
  const columns = Object.keys(first.values).filter(
    (column) =>
      !before ||
      column === 'fecha_actualizacion' ||
      planned.some(({ change, values }) => values[column] !== change.before?.[column]),
  );
  const rowsOf = given(
    table.table,
    planned.map(({ change, values }) => ({
      ...Object.fromEntries(columns.map((column) => [column, values[column]])),
      id: change.before?.id,
      version: change.before?.version,
    })),
  );
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const assigned = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`));
  const write = before
    ? sql`update ${target} set version = given.version + 1, ${assigned} from ${rowsOf}
        where ${target}.id = given.id and ${target}.version = given.version`
    : sql`insert into ${target} (${list}) select ${list} from ${rowsOf}`;
  // An import does not read back what it writes, which would take a third of its time.
  const isRead = table.written || planned.length === 1;
  const { rows } = await (isRead
    ? returning(table, write)
    : sql<Stored>`${write} returning ${target}.id`
  ).execute(trx);
  // Another writer was first.
  if (rows.length < planned.length) {
    const written = new Set(rows.map(({ id }) => id));
    const missed = planned.find((one) => !written.has(idOf(one))) ?? first;
    throw await outdatedNow(table, missed.change);
  }

  const entries: HistoryEntry[] = [];
  const doubted: Doubted[] = [];
  rows.sort((one, other) => one.id - other.id);
  for (const [index, one] of planned.entries()) {
    const { change, values } = one;
    const row = { ...(!isRead && { ...change.before, ...values }), ...rows[index] } as Stored;
    await table.written?.(change, row);
    const texto = doubts.get(one);
    const given = String(change.data.motivo_duda ?? '');
    if (texto) doubted.push({ row, texto, motivo: given });
    if (!(await table.isRoutine?.(change, row)))
      entries.push(
        historyEntry(table, change, row, withDoubt(motivo, texto && publicDoubt(table, texto), given)),
      );
  }
  await record(trx, table.table, first.change, ...entries);
  await recordDoubts(trx, table, first.change, doubted);

  return rows;
};

const writeRow = async (table: Table, planned: Planned, motivo?: string): Promise<Stored> => {
  const [row] = await writeRows(table, [planned], { motivo });
  if (!row) throw await outdatedNow(table, planned.change);

  return row;
};

/** The answer is that of any other discarded record. */
const eraseRow = async (
  { table }: Table,
  { change: { trx }, values }: Planned,
  before: Stored,
): Promise<Stored> => {
  await sql`delete from ${sql.table(table)} where id = ${before.id}`.execute(trx);

  return { ...before, ...values, version: before.version + 1 };
};

const outdatedNow = async (table: Table, { trx, session, now, before }: Change) =>
  outdated({ session, now }, (before && (await findRow(trx, table, before.id, session))) ?? {});

/** New records keep their order. */
const idOf = ({ change: { before } }: { change: { before: Stored | undefined } }) => before?.id ?? 0;

const valuesOf = async (table: Table, change: Change) => {
  const data = await checked(table, change);
  const values: Values = Object.fromEntries(
    [...table.columns, 'estado']
      .filter((column) => data[column] !== undefined)
      .map((column) => [column, data[column]]),
  );
  await requireOwn(table, change, values);
  requireWithinLimit(table, change, values);

  return values;
};

const requireWithinLimit = (
  { table }: Table,
  { session, before, limits }: Change,
  { [COMPARED]: valor }: Values,
) => {
  const limit = limits?.[table];
  if (limit === undefined || session.user.rol === 'superadministrador') return;
  if (typeof valor !== 'number' || valor <= limit || valor === before?.[COMPARED]) return;

  throw refusedField(COMPARED, `Más de ${dollarsText(limit)} lo guarda un súper administrador`);
};

/** The administrador on the other side reads the history too, and not what the box holds. */
const publicDoubt = ({ section: { fields } }: Table, texto: string): string =>
  Object.values(fields).some(({ seenBy }) => seenBy) ? 'más de lo usual' : texto;

/** The history says that the amount was doubted, and why it was saved all the same. */
const withDoubt = (motivo: string | undefined, texto: string | undefined, given: string) => {
  const doubt = texto ?? (given && 'confirmado');

  return [motivo, doubt && `Monto inusual: ${lowerFirst(doubt)}`, given].filter(Boolean).join('. ');
};

const historyEntry = (table: Table, { before }: Change, row: Stored, motivo?: string) => ({
  id: row.id,
  ...(before ? changeEntry(table, before, row) : { accion: 'creación' }),
  ...(motivo && { motivo }),
});

const changeEntry = ({ columns, travel, reasons }: Table, before: Stored, after: Stored) => {
  const cambios = changesOf(columns, travel(before), travel(after));
  if (before.estado === after.estado) return { accion: 'modificación', cambios };

  return { accion: after.estado, cambios, motivo: String(after[reasons[after.estado] ?? ''] ?? '') };
};

const returning = ({ table, columns, references }: Table, write: RawBuilder<unknown>) => {
  const read = sql.join(readColumns(columns).map((column) => sql.ref(`${table}.${column}`)));

  return withAuthor(sql<Stored>`${write} returning ${read}`, references);
};

/** Explains a violated unique index, which is named {section}_{key}. */
export const inTransaction = async <T>(
  db: Db,
  { table, section }: Pick<Table, 'table' | 'section'>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => {
  try {
    return await joinTransaction(db, work);
  } catch (error) {
    const taken = section.unique[String(Object(error).constraint).slice(table.length + 1)];
    if (taken) throw refusedFields(taken.fields, taken.text, 409);
    throw error;
  }
};
