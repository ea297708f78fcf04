import { sql } from 'kysely';
import { byName, fullName } from '../../db/names';
import type { Db } from '../../db/schema';
import { amounts } from '../../ledger/amounts';
import { dollars } from '../../ledger/money';
import { addDays, daysOf, inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

type Owner = number | undefined;

const MOST_PROMOTORES = 10;
const DAYS_LATE = 2;
const MOST_LATE = 100;

export const listDays = async (db: Db, week: Week, fk_usuario: Owner) => {
  const { rows } = await sql<Record<'fecha' | 'ventas', string>>`
    select fecha, ${dollars(amounts.ventas())} as ventas from movimientos s
    where concepto = 'VENTA' and ${inDays('fecha', addDays(week.fecha, -7), week.fecha_final)}
      and ${ownedBy('fk_usuario', fk_usuario)}
    group by fecha`.execute(db);
  const byDay = new Map(rows.map(({ fecha, ventas }) => [fecha, ventas]));
  const sumOf = (day: string) => byDay.get(day) ?? '0.00';

  return daysOf(week).map((fecha) => ({
    fecha,
    ventas: sumOf(fecha),
    ventas_anterior: sumOf(addDays(fecha, -7)),
  }));
};

export const sumLastWeek = async (db: Db, week: Week, hoy: string, fk_usuario: Owner) => {
  const { rows } = await sql<Record<`${'ventas' | 'comision' | 'premios' | 'gastos'}_anterior`, string>>`
    select ${dollars(amounts.ventas())} as ventas_anterior, ${dollars(amounts.comision())} as comision_anterior,
      ${dollars(amounts.premios())} as premios_anterior, ${dollars(amounts.gastos())} as gastos_anterior
    from movimientos s
    where concepto in ('VENTA', 'COMISION', 'PREMIO', 'GASTO')
      and ${inDays('fecha', addDays(week.fecha, -7), addDays(hoy, -7))}
      and ${ownedBy('fk_usuario', fk_usuario)}`.execute(db);

  return rows[0];
};

interface Promotor {
  id: number;
  nombre: string;
}

export const listTop = async (db: Db, { fecha, fecha_final }: Week, fk_usuario: Owner) => {
  const { rows } = await sql<Promotor & { valor: string; conteo: number }>`
    select p.id, ${fullName('p')} as nombre, ${dollars(sql`sum(v.total)`)} as valor,
      count(*) filter (where p.estado = 'A') over () as conteo
    from ventas v join vendedores p on p.id = v.fk_vendedor
    where v.estado = 'C' and ${inDays('v.fecha', fecha, fecha_final)} and ${ownedBy('v.fk_usuario', fk_usuario)}
    group by p.id order by sum(v.total) desc, p.id limit ${MOST_PROMOTORES}`.execute(db);

  return {
    promotores: rows.map(({ conteo: _, ...row }) => row),
    // Only enabled ones, as promotores_activos counts them.
    promotores_con_venta: rows[0]?.conteo ?? 0,
  };
};

/** A draft counts as a venta: somebody is entering it. */
export const listWithoutVenta = async (db: Db, hoy: string, fk_usuario: Owner) => {
  const { rows } = await sql<Promotor>`
    select p.id, ${fullName('p')} as nombre from vendedores p
    where p.estado = 'A' and ${ownedBy('p.fk_usuario', fk_usuario)} and not exists (
      select from ventas v where v.fk_vendedor = p.id and v.fecha = ${hoy} and v.estado <> 'X')
    order by ${byName('p')}`.execute(db);

  return rows;
};

export const listLate = async (db: Db, hoy: string, fk_usuario: Owner) => {
  const { rows } = await sql<{ id: number } & Record<'fecha' | 'promotor' | 'colilla' | 'valor', string>>`
    select r.id, r.fecha, ${fullName('p')} as promotor, r.colilla, ${dollars(sql`r.valor`)} as valor
    from premios r join vendedores p on p.id = r.fk_vendedor
    where r.estado = 'PENDIENTE' and r.fecha < ${addDays(hoy, -DAYS_LATE)}
      and ${ownedBy('r.fk_usuario', fk_usuario)}
    order by r.fecha, r.id limit ${MOST_LATE}`.execute(db);

  return rows;
};
