import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { daysOf, inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

interface Asked {
  week: Week;
  fk_usuario: number | undefined;
  fk_sorteo: number | undefined;
}

/** Closed ventas of each promotor by day. */
export const listVentas = async (db: Db, { week, fk_usuario, fk_sorteo }: Asked) => {
  const ofDay = (day: string) => sql`coalesce(sum(v.total) filter (where v.fecha = ${day}), 0)`;

  const rows = await db
    .selectFrom('ventas as v')
    .innerJoin('vendedores as p', 'p.id', 'v.fk_vendedor')
    .select(({ fn }) => [
      'v.fk_vendedor',
      fullName('p').as('promotor'),
      sql<number[]>`json_build_array(${sql.join(daysOf(week).map(ofDay))})`.as('dias'),
      fn.sum<number>('v.total').as('total'),
      fn.sum<number>('v.comision').as('comision'),
    ])
    .where('v.estado', '=', 'C')
    .where(inDays('v.fecha', week.fecha, week.fecha_final))
    .where(ownedBy('v.fk_usuario', fk_usuario))
    .$if(fk_sorteo !== undefined, (query) => query.where('v.fk_sorteo', '=', fk_sorteo ?? 0))
    .groupBy(['v.fk_vendedor', 'p.id'])
    .orderBy(byName('p'))
    .execute();

  return rows.map(({ dias, total, comision, ...row }) => ({
    ...row,
    dias: dias.map(centsToDollars),
    total: centsToDollars(total),
    comision: centsToDollars(comision),
    neto: centsToDollars(total - comision),
  }));
};

/** The seven days with their holidays; a national one comes first. */
export const listDays = async (db: Db, week: Week) => {
  const feriados = await db
    .selectFrom('feriados')
    .distinctOn('fecha')
    .select(['fecha', 'nombre'])
    .where('estado', '=', 'A')
    .where(inDays('fecha', week.fecha, week.fecha_final))
    .orderBy('fecha')
    .orderBy(sql`ambito = 'N'`, 'desc')
    .execute();
  const names = new Map(feriados.map(({ fecha, nombre }) => [fecha, nombre]));

  return daysOf(week).map((fecha) => ({ fecha, feriado: names.get(fecha) ?? '' }));
};
