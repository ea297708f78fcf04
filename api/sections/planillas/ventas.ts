import { sql } from 'kysely';
import { MOST_TARDIAS } from '../../../contract/planillas';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { dollars } from '../../ledger/money';
import { daysOf, inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

interface Asked {
  week: Week;
  fk_usuario: number | undefined;
  fk_sorteo?: number | undefined;
}

export const listVentas = (db: Db, { week, fk_usuario, fk_sorteo }: Asked) => {
  const ofDay = (day: string) => dollars(sql`coalesce(sum(v.total) filter (where v.fecha = ${day}), 0)`);

  return db
    .selectFrom('ventas as v')
    .innerJoin('vendedores as p', 'p.id', 'v.fk_vendedor')
    .select([
      'v.fk_vendedor',
      fullName('p').as('promotor'),
      sql<string[]>`json_build_array(${sql.join(daysOf(week).map(ofDay))})`.as('dias'),
      dollars(sql`sum(v.total)`).as('total'),
      dollars(sql`sum(v.comision)`).as('comision'),
      dollars(sql`sum(v.total - v.comision)`).as('neto'),
    ])
    .where('v.estado', '=', 'C')
    .where(isAsked({ week, fk_usuario, fk_sorteo }))
    .groupBy(['v.fk_vendedor', 'p.id'])
    .orderBy(byName('p'));
};

export const sumDrafts = (db: Db, asked: Asked) =>
  db
    .selectFrom('ventas as v')
    .select(({ fn }) => [
      fn.countAll<number>().as('conteo'),
      dollars(sql`coalesce(sum(v.total), 0)`).as('valor'),
    ])
    .where('v.estado', '=', 'B')
    .where(isAsked(asked))
    .executeTakeFirstOrThrow();

/** To the minute, as the hour of a draw is written. */
const isLate = sql<boolean>`date_trunc('minute', v.fecha_creacion at time zone 'America/Guayaquil')
  > v.fecha + s.hora_sorteo::time`;

/** The ventas that were begun after their draw: how many, and the first of them. */
export const listLate = async (db: Db, asked: Asked) => {
  const rows = await db
    .selectFrom('ventas as v')
    .innerJoin('sorteos as s', 's.id', 'v.fk_sorteo')
    .innerJoin('vendedores as p', 'p.id', 'v.fk_vendedor')
    .select([
      'v.id',
      'v.fecha',
      's.nombre',
      's.hora_sorteo',
      'v.fecha_creacion',
      fullName('p').as('promotor'),
    ])
    .select(({ fn }) => fn.countAll<number>().over().as('conteo'))
    .where('v.estado', '=', 'C')
    .where(isAsked(asked))
    .where(isLate)
    .orderBy('v.fecha')
    .orderBy('v.id')
    .limit(MOST_TARDIAS)
    .execute();

  return {
    conteo: rows[0]?.conteo ?? 0,
    ventas: rows.map(({ conteo: _, nombre, hora_sorteo, ...venta }) => ({
      ...venta,
      sorteo: { nombre, hora_sorteo },
    })),
  };
};

const isAsked = ({ week, fk_usuario, fk_sorteo }: Asked) =>
  sql<boolean>`${inDays('v.fecha', week.fecha, week.fecha_final)} and ${ownedBy('v.fk_usuario', fk_usuario)}
    and ${fk_sorteo === undefined ? sql`true` : sql`v.fk_sorteo = ${fk_sorteo}`}`;

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
