import { sql } from 'kysely';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { amounts } from '../../ledger/amounts';
import { inDollars } from '../../ledger/money';
import { inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';
import { isEnabled } from '../../ownership/usuarios';

const columns = [
  'ventas',
  'comision',
  'premios',
  'gastos',
  'ingresos',
  'dep_recibidos',
  'dep_entregados',
  'transf_neta',
  'prestamos',
  'abonos',
  'nomina',
] as const satisfies readonly (keyof typeof amounts)[];

/** From the kept balances: administradores who are enabled or whose cash has moved. */
export const listConsolidado = async (
  db: Db,
  { fecha, fecha_final }: Week,
  fk_usuario: number | undefined,
) => {
  const inWeek = sql<boolean>`s.fecha >= ${fecha}`;

  const rows = await db
    .selectFrom('usuarios as u')
    .leftJoin('saldos as s', (join) =>
      join.onRef('s.fk_usuario', '=', 'u.id').on('s.fecha', '<=', fecha_final).on('s.valor', '<>', 0),
    )
    .select(['u.id as fk_usuario', fullName('u').as('administrador')])
    .select(sql<number>`coalesce(sum(s.valor) filter (where s.fecha < ${fecha}), 0)`.as('saldo_anterior'))
    .select(columns.map((name) => amounts[name](inWeek).as(name)))
    .select(sql<number>`coalesce(sum(s.valor), 0)`.as('saldo'))
    .where(sql<boolean>`(s.fk_usuario is not null or ${isEnabled('administrador', 'u')})`)
    .where(ownedBy('u.id', fk_usuario))
    .groupBy('u.id')
    .orderBy(byName('u'))
    .execute();

  return rows.map(({ fk_usuario, administrador, ...cents }) => ({
    fk_usuario,
    administrador,
    ...inDollars(cents),
  }));
};

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
