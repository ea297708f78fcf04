import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';
import { ownedBy } from '../ownership/owner';
import { amounts } from './amounts';

interface Asked {
  /** undefined: all administradores. */
  fk_usuario: number | undefined;
  por: 'semana' | 'mes';
  /** Weeks and months that the range touches count whole. */
  fecha_gte: string;
  fecha_lte: string;
}

interface Period {
  fecha: string;
  ventas: number;
  comision: number;
  premios: number;
  gastos: number;
  ingresos: number;
  nomina: number;
  utilidad: number;
  saldo: number;
  /** Change of ventas in percent, one decimal; '' without a period before. */
  variacion: string;
}

const units = { semana: 'week', mes: 'month' } as const;

/** The ledger by week or month, oldest first, from the kept balances. */
export const listPeriods = async (db: Db, { fk_usuario, por, ...range }: Asked) => {
  const unit = sql.lit(units[por]);
  const startOf = (day: RawBuilder<unknown>) => sql`date_trunc(${unit}, ${day}::timestamp)`;
  const first = startOf(sql`${range.fecha_gte}`);
  const last = startOf(sql`${range.fecha_lte}`);
  const step = sql.lit(`1 ${units[por]}`);
  const own = ownedBy('s.fk_usuario', fk_usuario);

  const { rows } = await sql<Period>`
    with periodos as (
      select p.fecha,
        ${amounts.ventas()} as ventas, ${amounts.comision()} as comision, ${amounts.premios()} as premios,
        ${amounts.gastos()} as gastos, ${amounts.otros_ingresos()} as ingresos, ${amounts.nomina()} as nomina,
        ${amounts.utilidad()} as utilidad, coalesce(sum(s.valor), 0) as neto
      from generate_series(${first}, ${last}, ${step}::interval) as p (fecha)
      left join saldos s on ${startOf(sql`s.fecha`)} = p.fecha and ${own}
        and s.fecha >= ${first}::date and s.fecha < (${last} + ${step}::interval)::date
      group by p.fecha
    ), sucesion as (
      select *, lag(ventas) over antes as anterior, sum(neto) over antes
        + (select coalesce(sum(s.valor), 0) from saldos s where s.fecha < ${first}::date and ${own}) as saldo
      from periodos window antes as (order by fecha)
    )
    select fecha::date as fecha, ventas, comision, premios, gastos, ingresos, nomina, utilidad, saldo,
      coalesce(round((ventas - anterior) * 100 / nullif(anterior, 0), 1)::text, '') as variacion
    from sucesion order by fecha`.execute(db);

  return rows;
};
