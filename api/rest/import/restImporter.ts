import { sql } from 'kysely';
import { Id } from '../../../contract/common';
import type { Importacion } from '../../../contract/importar';
import { ESTADOS_SIN_EFECTO, type RestSection } from '../../../contract/rest';
import { ownerOf, recordsOf } from '../../access/owner';
import type { Session } from '../../http/access';
import { refusedField } from '../../http/errors';
import { all } from '../conditions';
import { findRow, findWhere } from '../read';
import type { Condition, KeptTable, Stored, Values } from '../restTable';
import { inputColumns, shapeOf } from '../shape';
import { insertRow, updateRow } from '../write';
import { type Found, type Importer, originOf, type Row } from './importRows';

interface Request {
  session: Session;
  now: Date;
  body: Pick<Importacion, 'archivo'>;
}

/** Rows become records of a simple REST section as its create and its update make them. */
export const restImporter = <Input extends Values, Kept extends Stored>(
  section: RestSection<Input>,
  table: KeptTable<Input, Kept>,
  { session, now, body }: Request,
): Importer => {
  const { key = [] } = section.imports ?? {};
  const { alike = [] } = table;
  const owner = ownerOf(session);
  const shape = shapeOf(section);
  const writing = { session, now, motivo: originOf(body) };
  const found = (row: Kept | undefined): Found | undefined =>
    row && { id: row.id, record: table.travel(row) };

  const byId = async (trx: Parameters<Importer['find']>[0], said: unknown) => {
    const row = await findRow(trx, table, Id.safeParse(said).data ?? 0, session, 'for update');
    if (!row) throw refusedField('id', table.missing, 404);

    return row;
  };

  /** None where the row does not say all of it: such a row is told what it lacks. */
  const byKey = async (trx: Parameters<Importer['find']>[0], row: Row) => {
    const values = key.map((column) => shape[column]?.safeParse(row[column]).data);
    if (key.length === 0 || values.some((value) => value === undefined || value === null)) return undefined;

    return findWhere(trx, table, all([isInForce, isLike(key, values)]), session, 'for update');
  };

  return {
    columns: ['id', ...inputColumns(section)],
    own: owner !== undefined && table.ownerColumn ? { [table.ownerColumn]: owner } : {},
    schemaOf: () => section.input,
    mayCollide: Object.keys(table.unique).length > 0,

    async find(trx, row) {
      return found(row.id === undefined ? await byKey(trx, row) : await byId(trx, row.id));
    },

    async alike(trx, data) {
      const values = alike.map((column) => data[column]);
      if (alike.length === 0 || values.some((value) => value === undefined || value === null))
        return undefined;
      const where = all([recordsOf(table.table, owner), isInForce, isLike(alike, values), isOlder(now)]);
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table.table)} where ${where} order by id limit 1`.execute(trx);

      return rows[0]?.id;
    },

    async create(trx, data) {
      await insertRow(table, { ...writing, db: trx, body: data as Input });
    },

    async update(trx, { id, record }, data) {
      const version = Number(record.version);
      await updateRow(table, id, { ...writing, db: trx, body: { ...(data as Input), version } });
    },
  };
};

const isInForce: Condition = sql`estado not in (${sql.join(ESTADOS_SIN_EFECTO)})`;

const isLike = (columns: readonly string[], values: readonly unknown[]): Condition =>
  all(columns.map((column, index) => sql`${sql.ref(column)} = ${values[index]}`));

/** Two equal rows of one file are two. */
const isOlder = (now: Date): Condition => sql`fecha_creacion < ${now.toISOString()}`;
