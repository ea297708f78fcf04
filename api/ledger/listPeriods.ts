import { type RawBuilder, sql } from 'kysely';
import { DINERO_HISTORICO } from '../../contract/reportes';
import type { Db } from '../db/schema';
import { ownedBy } from '../ownership/owner';
import { amounts } from './amounts';
import { dollars } from './money';
import type { DayRange } from './week';

/** Weeks and months that the range touches count whole. */
interface PeriodQuery extends DayRange {
  /** undefined: all administradores. */
  fk_usuario: number | undefined;
  por: 'semana' | 'mes';
  /** The business day. */
  hoy: string;
}

/** Money in dollars; variacion is the change of ventas in percent, '' without a period before and for one that is not over. */
type Period = Record<'fecha' | (typeof DINERO_HISTORICO)[number] | 'saldo' | 'variacion', string> & {
  en_curso: boolean;
};

const units = { semana: 'week', mes: 'month' } as const;

const figures = { ...amounts, ingresos: amounts.otros_ingresos };

export const listPeriods = async (db: Db, { fk_usuario, por, hoy, ...range }: PeriodQuery) => {
  const unit = sql.lit(units[por]);
  const startOf = (day: RawBuilder<unknown>) => sql`date_trunc(${unit}, ${day}::timestamp)`;
  const first = startOf(sql`${range.fecha_gte}`);
  const last = startOf(sql`${range.fecha_lte}`);
  const length = sql.lit(`1 ${units[por]}`);
  const own = ownedBy('s.fk_usuario', fk_usuario);
  const sums = DINERO_HISTORICO.map((name) => sql`${figures[name]()} as ${sql.ref(name)}`);
  const money = [...DINERO_HISTORICO, 'saldo'].map(
    (name) => sql`${dollars(sql.ref(name))} as ${sql.ref(name)}`,
  );

  const { rows } = await sql<Period>`
    with periodos as (
      select p.fecha, ${sql.join(sums)}, coalesce(sum(s.valor), 0) as neto
      from generate_series(${first}, ${last}, ${length}::interval) as p (fecha)
      left join saldos s on ${startOf(sql`s.fecha`)} = p.fecha and ${own}
        and s.fecha >= ${first}::date and s.fecha < (${last} + ${length}::interval)::date
      group by p.fecha
    ), sucesion as (
      select *, (fecha + ${length}::interval)::date > ${hoy}::date as en_curso, lag(ventas) over antes as anterior, sum(neto) over antes
        + (select coalesce(sum(s.valor), 0) from saldos s where s.fecha < ${first}::date and ${own}) as saldo
      from periodos window antes as (order by fecha)
    )
    select fecha::date as fecha, ${sql.join(money)}, en_curso,
      case when en_curso then '' else
        coalesce(round((ventas - anterior) * 100 / nullif(anterior, 0), 1)::text, '') end as variacion
    from sucesion order by sucesion.fecha`.execute(db);

  return rows;
};
