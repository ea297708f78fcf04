import { type Insertable, sql } from 'kysely';
import type { Schema, Trx } from '../db/schema';
import type { NewPremio } from './premios';
import type { NewVenta } from './ventas';

/** In parts: a statement takes 65,535 parameters at most. */
export const insertAll = async <T extends keyof Schema>(
  trx: Trx,
  table: T,
  rows: Insertable<Schema[T]>[],
) => {
  for (let start = 0; start < rows.length; start += 1_000) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + 1_000))
      .execute();
  }
};

/** Inserts ventas with the ids that their lines use, and moves the id sequence past them. */
export const insertVentas = async (trx: Trx, ventas: readonly NewVenta[]): Promise<void> => {
  await insertColumns<Omit<NewVenta, 'lines'>>(
    trx,
    'ventas',
    {
      id: 'bigint',
      fecha: 'date',
      fk_sorteo: 'bigint',
      fk_vendedor: 'bigint',
      fk_usuario: 'bigint',
      porcentaje: 'bigint',
      total: 'bigint',
      comision: 'bigint',
      colillas: 'bigint',
      fk_usuario_sumador: 'bigint',
      estado: 'text',
      motivo_anulacion: 'text',
      fk_usuario_creacion: 'bigint',
      fk_usuario_actualizacion: 'bigint',
      fecha_creacion: 'timestamptz',
      fecha_actualizacion: 'timestamptz',
      version: 'bigint',
    },
    ventas,
  );
  await sql`select setval(pg_get_serial_sequence('ventas', 'id'), max(id)) from ventas`.execute(trx);

  await insertColumns(
    trx,
    'detalle_ventas',
    { fk_venta: 'bigint', orden: 'bigint', colilla: 'text', valor: 'bigint' },
    ventas.flatMap(({ id, lines }) =>
      lines.map((line, index) => ({ ...line, fk_venta: id, orden: index + 1 })),
    ),
  );
};

export const insertPremios = (trx: Trx, premios: readonly NewPremio[]): Promise<void> =>
  insertColumns<NewPremio>(
    trx,
    'premios',
    {
      fecha: 'date',
      fk_sorteo: 'bigint',
      fk_vendedor: 'bigint',
      fk_usuario: 'bigint',
      colilla: 'text',
      valor: 'bigint',
      imagen: 'text',
      observacion: 'text',
      fk_usuario_revisor: 'bigint',
      fecha_revision: 'timestamptz',
      fk_usuario_pago: 'bigint',
      fecha_pago: 'date',
      forma_pago: 'text',
      comprobante: 'text',
      fk_usuario_correccion: 'bigint',
      fk_usuario_paso: 'bigint',
      estado: 'text',
      motivo_rechazo: 'text',
      motivo: 'text',
      motivo_anulacion: 'text',
      fk_usuario_creacion: 'bigint',
      fk_usuario_actualizacion: 'bigint',
      fecha_creacion: 'timestamptz',
      fecha_actualizacion: 'timestamptz',
      version: 'bigint',
    },
    premios,
  );

type Value = string | number | null;

/** One array per column: tens of thousands of rows in a statement, without a parameter each. */
const insertColumns = async <Row extends object>(
  trx: Trx,
  table: keyof Schema,
  types: Readonly<Record<keyof Row & string, 'bigint' | 'text' | 'date' | 'timestamptz'>>,
  rows: readonly Row[],
): Promise<void> => {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const arrays = columns.map(
    (column) => sql`${literal(rows.map((row) => row[column] as Value))}::${sql.raw(types[column])}[]`,
  );

  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select * from unnest(${sql.join(arrays)})`.execute(trx);
};

const literal = (values: readonly Value[]) =>
  `{${values
    .map((value) => {
      if (value === null) return 'NULL';

      return typeof value === 'number' ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
    })
    .join(',')}}`;
