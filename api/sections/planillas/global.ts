import { sql } from 'kysely';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { inDollars } from '../../ledger/money';
import { inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

/** Premios count in the week of their payment. */
export const listGlobal = async (db: Db, { fecha, fecha_final }: Week, fk_usuario: number | undefined) => {
  const spent = (concepto: string) =>
    sql<number>`-coalesce(sum(m.valor) filter (where m.concepto = ${concepto}), 0)`;

  const rows = await db
    .selectFrom('movimientos as m')
    .innerJoin('vendedores as p', 'p.id', 'm.fk_vendedor')
    .innerJoin('usuarios as u', 'u.id', 'm.fk_usuario')
    .select(({ fn }) => [
      'm.fk_usuario',
      fullName('u').as('administrador'),
      sql<number>`p.id`.as('fk_vendedor'),
      fullName('p').as('promotor'),
      sql<number>`coalesce(sum(m.valor) filter (where m.concepto = 'VENTA'), 0)`.as('ventas'),
      spent('COMISION').as('comision'),
      spent('PREMIO').as('premios'),
      fn.sum<number>('m.valor').as('neto'),
    ])
    .where('m.concepto', 'in', ['VENTA', 'COMISION', 'PREMIO'])
    .where(inDays('m.fecha', fecha, fecha_final))
    .where(ownedBy('m.fk_usuario', fk_usuario))
    .groupBy(['m.fk_usuario', 'u.id', 'p.id'])
    .orderBy(byName('u'))
    .orderBy(byName('p'))
    .execute();

  return rows.map(({ ventas, comision, premios, neto, ...row }) => ({
    ...row,
    ...inDollars({ ventas, comision, premios, neto }),
  }));
};
