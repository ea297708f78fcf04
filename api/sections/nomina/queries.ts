import { expressionBuilder } from 'kysely';
import type { Session } from '../../auth/permission';
import type { Db, Schema } from '../../db/schema';
import { ApiError } from '../../http/errors';
import { ownedBy, ownerOf } from '../../ownership/owner';

interface Asked {
  fecha_inicio?: string | undefined;
  fecha_final?: string | undefined;
  fk_usuario?: number | undefined;
}

/** Newest first, with how many lines are paid. */
export const listNominas = (
  db: Db,
  owner: number | undefined,
  { limit, offset, ...asked }: Asked & { limit: number; offset: number },
) =>
  nominasOf(db, owner, asked)
    .innerJoin('usuarios', 'usuarios.id', 'nominas.fk_usuario')
    .select(nominaColumns)
    .select([
      countLines().as('lineas'),
      countLines().where('detalle_nominas.comprobante', '<>', '').as('pagados'),
    ])
    .orderBy('nominas.fecha', 'desc')
    .orderBy('nominas.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

const countLines = () =>
  expressionBuilder<Schema, 'nominas'>()
    .selectFrom('detalle_nominas')
    .whereRef('detalle_nominas.fk_nomina', '=', 'nominas.id')
    .select(({ fn }) => fn.countAll<number>().as('conteo'));

/** `total` in cents. */
export const countNominas = (db: Db, owner: number | undefined, asked: Asked) =>
  nominasOf(db, owner, asked)
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('conteo'),
      fn.coalesce(fn.sum<number>('nominas.total'), lit(0)).as('total'),
    ])
    .executeTakeFirstOrThrow();

/** 404 where there is none, or it is another's. */
export const requireNomina = async (db: Db, session: Session, id: number) => {
  const nomina = await nominasOf(db, ownerOf(session))
    .innerJoin('usuarios', 'usuarios.id', 'nominas.fk_usuario')
    .select(nominaColumns)
    .select('nominas.fk_usuario')
    .where('nominas.id', '=', id)
    .executeTakeFirst();
  if (!nomina) throw new ApiError(404, 'No existe la nomina');

  return nomina;
};

export const listLines = (db: Db, nominaId: number) =>
  db
    .selectFrom('detalle_nominas')
    .select(['id', 'fk_usuario', 'nombre', 'apellido', 'cuenta_bancaria', 'total', 'suma', 'comprobante'])
    .select(['descuentos', 'otros_ingresos'])
    .where('fk_nomina', '=', nominaId)
    .orderBy('orden')
    .execute();

export type ListedRow = Awaited<ReturnType<typeof listNominas>>[number];
export type NominaRow = Awaited<ReturnType<typeof requireNomina>>;
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

const nominasOf = (db: Db, owner: number | undefined, asked: Asked = {}) => {
  const { fecha_inicio, fecha_final, fk_usuario } = asked;
  let query = db.selectFrom('nominas').where(ownedBy('nominas.fk_usuario', owner));
  if (fecha_inicio) query = query.where('nominas.fecha', '>=', fecha_inicio);
  if (fecha_final) query = query.where('nominas.fecha', '<=', fecha_final);
  if (fk_usuario) query = query.where('nominas.fk_usuario', '=', fk_usuario);

  return query;
};
