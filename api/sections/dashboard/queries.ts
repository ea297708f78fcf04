import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { byName, fullName, sorteoName } from '../../db/names';
import type { Db } from '../../db/schema';
import { addDays, daysOf, inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

type Owner = number | undefined;

const MOST_PROMOTORES = 10;
const DAYS_LATE = 2;
const MOST_LATE = 100;

export const listDays = async (db: Db, week: Week, fk_usuario: Owner) => {
  const rows = await db
    .selectFrom('movimientos as m')
    .select([
      'm.fecha',
      sql<number>`coalesce(sum(m.valor) filter (where m.concepto = 'VENTA'), 0)`.as('ventas'),
      sql<number>`-coalesce(sum(m.valor) filter (where m.concepto = 'PREMIO'), 0)`.as('premios'),
    ])
    .where('m.concepto', 'in', ['VENTA', 'PREMIO'])
    .where(inDays('m.fecha', week.fecha, week.fecha_final))
    .where(ownedBy('m.fk_usuario', fk_usuario))
    .groupBy('m.fecha')
    .execute();
  const byDay = new Map(rows.map((row) => [row.fecha, row]));

  return daysOf(week).map((fecha) => ({
    fecha,
    ventas: centsToDollars(byDay.get(fecha)?.ventas ?? 0),
    premios: centsToDollars(byDay.get(fecha)?.premios ?? 0),
  }));
};

export const sumVentas = async (db: Db, from: string, to: string, fk_usuario: Owner) => {
  const { valor } = await db
    .selectFrom('movimientos as m')
    .select(sql<number>`coalesce(sum(m.valor), 0)`.as('valor'))
    .where('m.concepto', '=', 'VENTA')
    .where(inDays('m.fecha', from, to))
    .where(ownedBy('m.fk_usuario', fk_usuario))
    .executeTakeFirstOrThrow();

  return centsToDollars(valor);
};

export const listTop = async (db: Db, week: Week, fk_usuario: Owner) => {
  const rows = await soldIn(db, week, fk_usuario)
    .innerJoin('vendedores as p', 'p.id', 'v.fk_vendedor')
    .select(({ fn }) => [
      'p.id',
      fullName('p').as('nombre'),
      fn.sum<number>('v.total').as('valor'),
      sql<number>`count(*) over ()`.as('conteo'),
    ])
    .groupBy('p.id')
    .orderBy('valor', 'desc')
    .orderBy('p.id')
    .limit(MOST_PROMOTORES)
    .execute();

  return {
    promotores: rows.map(({ conteo: _, ...row }) => ({ ...row, valor: centsToDollars(row.valor) })),
    promotores_con_venta: rows[0]?.conteo ?? 0,
  };
};

export const listSorteos = async (db: Db, week: Week, fk_usuario: Owner) => {
  const rows = await soldIn(db, week, fk_usuario)
    .innerJoin('sorteos as s', 's.id', 'v.fk_sorteo')
    .select(({ fn }) => ['s.id', sorteoName('s').as('nombre'), fn.sum<number>('v.total').as('valor')])
    .groupBy('s.id')
    .orderBy('s.hora_sorteo')
    .orderBy('s.nombre')
    .orderBy('s.id')
    .execute();

  return rows.map((row) => ({ ...row, valor: centsToDollars(row.valor) }));
};

const soldIn = (db: Db, { fecha, fecha_final }: Week, fk_usuario: Owner) =>
  db
    .selectFrom('ventas as v')
    .where('v.estado', '=', 'C')
    .where(inDays('v.fecha', fecha, fecha_final))
    .where(ownedBy('v.fk_usuario', fk_usuario));

/** A draft counts as a venta: somebody is entering it. */
export const listWithoutVenta = (db: Db, hoy: string, fk_usuario: Owner) =>
  db
    .selectFrom('vendedores as p')
    .select(['p.id', fullName('p').as('nombre')])
    .where('p.estado', '=', 'A')
    .where(ownedBy('p.fk_usuario', fk_usuario))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ventas as v')
            .select('v.id')
            .whereRef('v.fk_vendedor', '=', 'p.id')
            .where('v.fecha', '=', hoy)
            .where('v.estado', '<>', 'X'),
        ),
      ),
    )
    .orderBy(byName('p'))
    .execute();

export const listLate = async (db: Db, hoy: string, fk_usuario: Owner) => {
  const rows = await db
    .selectFrom('premios as r')
    .innerJoin('vendedores as p', 'p.id', 'r.fk_vendedor')
    .select(['r.id', 'r.fecha', fullName('p').as('promotor'), 'r.colilla', 'r.valor'])
    .where('r.estado', '=', 'PENDIENTE')
    .where('r.fecha', '<', addDays(hoy, -DAYS_LATE))
    .where(ownedBy('r.fk_usuario', fk_usuario))
    .orderBy('r.fecha')
    .orderBy('r.id')
    .limit(MOST_LATE)
    .execute();

  return rows.map((row) => ({ ...row, valor: centsToDollars(row.valor) }));
};
