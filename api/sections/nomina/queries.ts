import type { Kysely } from 'kysely';
import { ownedBy } from '../../access/owner';
import type { Schema } from '../../db/schema';

type Db = Kysely<Schema>;

interface Range {
  fecha_inicio?: string | undefined;
  fecha_final?: string | undefined;
}

/** The newest first; one query a page. */
export const listNominas = (
  db: Db,
  owner: number | undefined,
  { limit, offset, ...range }: Range & { limit: number; offset: number },
) =>
  nominasOf(db, owner, range)
    .innerJoin('usuarios', 'usuarios.id', 'nominas.fk_usuario')
    .select(nominaColumns)
    .orderBy('nominas.fecha', 'desc')
    .orderBy('nominas.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** How many they are, and what all of them are paid, in cents. */
export const countNominas = (db: Db, owner: number | undefined, range: Range) =>
  nominasOf(db, owner, range)
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('conteo'),
      fn.coalesce(fn.sum<number>('nominas.total'), lit(0)).as('total'),
    ])
    .executeTakeFirstOrThrow();

export const findNomina = (db: Db, owner: number | undefined, id: number) =>
  nominasOf(db, owner)
    .innerJoin('usuarios', 'usuarios.id', 'nominas.fk_usuario')
    .select(nominaColumns)
    .where('nominas.id', '=', id)
    .executeTakeFirst();

export const listLines = (db: Db, nominaId: number) =>
  db
    .selectFrom('detalle_nominas')
    .select(['id', 'fk_usuario', 'nombre', 'apellido', 'cuenta_bancaria', 'total', 'suma', 'comprobante'])
    .select(['descuentos', 'otros_ingresos'])
    .where('fk_nomina', '=', nominaId)
    .orderBy('orden')
    .execute();

export type NominaRow = Awaited<ReturnType<typeof listNominas>>[number];
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

const nominaColumns = [
  'nominas.id',
  'nominas.fecha',
  'nominas.fecha_final',
  'nominas.cuenta_bancaria',
  'nominas.total',
  'nominas.comprobante',
  'usuarios.nombre',
  'usuarios.apellido',
  'usuarios.cuenta_bancaria as cuenta_usuario',
] as const;

const nominasOf = (db: Db, owner: number | undefined, { fecha_inicio, fecha_final }: Range = {}) => {
  let query = db.selectFrom('nominas').where(ownedBy('nominas.fk_usuario', owner));
  if (fecha_inicio) query = query.where('nominas.fecha', '>=', fecha_inicio);
  if (fecha_final) query = query.where('nominas.fecha', '<=', fecha_final);

  return query;
};
