import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Session } from '../access';
import type { Schema } from '../db/schema';
import { ApiError } from '../errors';
import { findRow } from './read';
import { type Change, type Db, type RestTable, readColumns, type Stored } from './restTable';

interface Write<Body> {
  db: Db;
  session: Session;
  now: Date;
  body: Body;
}

/** Who writes, and when, comes from the session, whatever the body says. */
export const insertRow = <Input extends Record<string, unknown>, Row extends Stored>(
  table: RestTable<Input, Row>,
  { db, session, now, body }: Write<Input>,
): Promise<Row> =>
  inTransaction(db, table, async (trx) => {
    const data = await checked(table, { trx, session, data: body, before: undefined });
    const values = {
      ...valuesOf(table, data),
      ...stamp('creacion', session, now),
      ...stamp('actualizacion', session, now),
    };

    return saved(
      trx,
      sql<Row>`
        insert into ${sql.table(table.table)} (${sql.join(Object.keys(values).map((key) => sql.ref(key)))})
        values (${sql.join(Object.values(values))})
        ${returning(table)}`,
    );
  });

/** Of two changes to one version the first wins, the other is told. */
export const updateRow = <Input extends Record<string, unknown>, Row extends Stored>(
  table: RestTable<Input, Row>,
  id: number,
  { db, session, now, body }: Write<Input & { version: number }>,
): Promise<Row> =>
  inTransaction(db, table, async (trx) => {
    const before = await findRow(trx, table, id, table.scope?.(session));
    if (!before) throw new ApiError(404, table.missing);
    if (before.version !== body.version) throw outdated();

    const data = await checked(table, { trx, session, data: body, before });
    const values = { ...valuesOf(table, data), ...stamp('actualizacion', session, now) };

    return saved(
      trx,
      sql<Row>`
        update ${sql.table(table.table)}
        set version = version + 1,
          ${sql.join(Object.entries(values).map(([key, value]) => sql`${sql.ref(key)} = ${value}`))}
        where id = ${id} and version = ${body.version}
        ${returning(table)}`,
    );
  });

const checked = async <Input, Row extends Stored>(
  { check }: RestTable<Input, Row>,
  change: Change<Input, Row>,
): Promise<Input> => (check ? check(change) : change.data);

const valuesOf = <Input extends Record<string, unknown>, Row extends Stored>(
  { columns }: RestTable<Input, Row>,
  data: Input,
) => Object.fromEntries([...columns, 'estado'].map((column) => [column, data[column]]));

const stamp = (of: 'creacion' | 'actualizacion', { user }: Session, now: Date) => ({
  [`fk_usuario_${of}`]: user.id,
  [`fecha_${of}`]: now.toISOString(),
});

const returning = ({ columns }: { columns: readonly string[] }) =>
  sql`returning ${sql.join(readColumns(columns).map((column) => sql.ref(column)))}`;

/** An insert always answers its row; an update does not where another was quicker. */
const saved = async <Row>(trx: Transaction<Schema>, statement: RawBuilder<Row>): Promise<Row> => {
  const { rows } = await statement.execute(trx);
  const [row] = rows;
  if (!row) throw outdated();

  return row;
};

const outdated = () => new ApiError(409, 'Otro usuario modificó este registro');

const inTransaction = async <Row>(
  db: Db,
  { unique }: { unique: Readonly<Record<string, string>> },
  work: (trx: Transaction<Schema>) => Promise<Row>,
): Promise<Row> => {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    const text = unique[String(Object(error).constraint)];
    if (text) throw new ApiError(409, text);
    throw error;
  }
};
