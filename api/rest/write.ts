import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Reference } from '../../contract/references';
import { joinTransaction } from '../db/joinTransaction';
import type { Schema } from '../db/schema';
import { changesOf, record } from '../history/historial';
import type { Session } from '../http/access';
import { ApiError, outdated, refusedFields } from '../http/errors';
import { checked, requireOwn } from './owned';
import { findRow } from './read';
import { withReferences } from './references';
import {
  type Change,
  type Db,
  type KeptTable,
  type RestTable,
  readColumns,
  type Stored,
  type Values,
} from './restTable';

interface Write<Body> {
  db: Db;
  session: Session;
  now: Date;
  body: Body;
  /** What the history says besides. */
  motivo?: string;
}

/** Who writes, and when, comes from the session, whatever the body says. */
export const insertRow = <Input extends Record<string, unknown>, Row extends Stored>(
  table: KeptTable<Input, Row>,
  { db, session, now, body, motivo }: Write<Input>,
): Promise<Row> =>
  inTransaction(db, table, async (trx) => {
    const change = { trx, session, now, data: body, before: undefined };
    const values = {
      ...(await valuesOf(table, change)),
      ...stamp('creacion', session, now),
      ...stamp('actualizacion', session, now),
    };
    const row = await saved(
      trx,
      returning<Row>(
        table,
        sql`insert into ${sql.table(table.table)} (${sql.join(Object.keys(values).map((key) => sql.ref(key)))})
          values (${sql.join(Object.values(values))})`,
      ),
    );

    await table.written?.(change, row);
    await record(trx, { ...stepOf(table, change, row), accion: 'creación', motivo });

    return row;
  });

/** Of two changes to one version the first wins, the other is told. */
export const updateRow = <Input extends Record<string, unknown>, Row extends Stored>(
  table: KeptTable<Input, Row>,
  id: number,
  { db, session, now, body, motivo }: Write<Input & { version: number }>,
): Promise<Row> =>
  inTransaction(db, table, async (trx) => {
    const before = await findRow(trx, table, id, session, 'for update');
    if (!before) throw new ApiError(404, table.missing);
    if (before.version !== body.version) throw outdated();

    const change = { trx, session, now, data: body, before };
    const values = { ...(await valuesOf(table, change)), ...stamp('actualizacion', session, now) };
    const row = await saved(
      trx,
      returning<Row>(
        table,
        sql`update ${sql.table(table.table)}
          set version = version + 1,
            ${sql.join(Object.entries(values).map(([key, value]) => sql`${sql.ref(key)} = ${value}`))}
          where id = ${id} and version = ${body.version}`,
      ),
    );

    await table.written?.(change, row);
    if (!table.isRoutine?.(change, row))
      await record(trx, {
        ...stepOf(table, change, row),
        ...turnOf(table, before, row),
        ...(motivo && { motivo }),
      });

    return row;
  });

/** What the section writes of its own columns: by its rules, and never another's record, promotor or pictures. */
const valuesOf = async <Input extends Values, Row extends Stored>(
  table: KeptTable<Input, Row>,
  change: Change<Input, Row>,
) => {
  const data = await checked(table, change);
  const values: Values = Object.fromEntries(
    [...table.columns, 'estado']
      .filter((column) => data[column] !== undefined)
      .map((column) => [column, data[column]]),
  );
  await requireOwn(table, change, values);

  return values;
};

const stepOf = <Input, Row extends Stored>(
  { table }: RestTable<Input, Row>,
  { session: { user }, now }: Change<Input, Row>,
  { id }: Row,
) => ({ recurso: table, id, user, now });

/** The column in which the reason for an estado stands. */
const reasons: Readonly<Record<string, string>> = {
  X: 'motivo_anulacion',
  ANULADO: 'motivo_anulacion',
  R: 'motivo_rechazo',
  RECHAZADO: 'observacion',
  REVISADO: 'motivo',
};

/** What the history says of a change: the estado it led to and why, and the fields that differ. */
const turnOf = <Input, Row extends Stored>(
  { columns, travel }: KeptTable<Input, Row>,
  before: Row,
  after: Row,
) => {
  const cambios = changesOf(columns, travel(before), travel(after));
  if (before.estado === after.estado) return { accion: 'modificación', cambios };

  return { accion: after.estado, cambios, motivo: String(after[reasons[after.estado] ?? ''] ?? '') };
};

const stamp = (of: 'creacion' | 'actualizacion', { user }: Session, now: Date) => ({
  [`fk_usuario_${of}`]: user.id,
  [`fecha_${of}`]: now.toISOString(),
});

const returning = <Row>(
  { columns, references }: { columns: readonly string[]; references: readonly Reference[] },
  write: RawBuilder<unknown>,
) => {
  const read = sql.join(readColumns(columns).map((column) => sql.ref(column)));

  return withReferences(sql<Row>`${write} returning ${read}`, references);
};

/** An insert always answers its row; an update does not where another was quicker. */
const saved = async <Row>(trx: Transaction<Schema>, statement: RawBuilder<Row>): Promise<Row> => {
  const { rows } = await statement.execute(trx);
  const [row] = rows;
  if (!row) throw outdated();

  return row;
};

const inTransaction = async <Row>(
  db: Db,
  { unique }: Pick<RestTable<never, Stored>, 'unique'>,
  work: (trx: Transaction<Schema>) => Promise<Row>,
): Promise<Row> => {
  try {
    return await joinTransaction(db, work);
  } catch (error) {
    const taken = unique[String(Object(error).constraint)];
    if (taken) throw refusedFields(taken.fields, taken.text, 409);
    throw error;
  }
};
