import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { fullName, sorteoName } from '../../db/names';
import type { Db } from '../../db/schema';
import { inDollars } from '../../ledger/money';
import { addDays, daysOf, inDays, type Week } from '../../ledger/week';
import { ownedBy } from '../../ownership/owner';

type Owner = number | undefined;

const MOST_PROMOTORES = 10;
const DAYS_LATE = 2;
const MOST_LATE = 100;

export const listDays = async (db: Db, week: Week, fk_usuario: Owner) => {
  const { rows } = await sql<{ fecha: string; ventas: number; premios: number }>`
    select fecha, coalesce(sum(valor) filter (where concepto = 'VENTA'), 0) as ventas,
      -coalesce(sum(valor) filter (where concepto = 'PREMIO'), 0) as premios
    from movimientos
    where concepto in ('VENTA', 'PREMIO') and ${inDays('fecha', week.fecha, week.fecha_final)}
      and ${ownedBy('fk_usuario', fk_usuario)}
    group by fecha`.execute(db);
  const byDay = new Map(rows.map(({ fecha, ...amounts }) => [fecha, amounts]));

  return daysOf(week).map((fecha) => ({
    fecha,
    ...inDollars(byDay.get(fecha) ?? { ventas: 0, premios: 0 }),
  }));
};

export const sumVentas = async (db: Db, from: string, to: string, fk_usuario: Owner) => {
  const { rows } = await sql<{ valor: number }>`
    select coalesce(sum(valor), 0) as valor from movimientos
    where concepto = 'VENTA' and ${inDays('fecha', from, to)} and ${ownedBy('fk_usuario', fk_usuario)}`.execute(
    db,
  );

  return centsToDollars(rows[0]?.valor ?? 0);
};

interface Sold {
  id: number;
  nombre: string;
  valor: number;
}

const soldIn = ({ fecha, fecha_final }: Week, fk_usuario: Owner) =>
  sql`v.estado = 'C' and ${inDays('v.fecha', fecha, fecha_final)} and ${ownedBy('v.fk_usuario', fk_usuario)}`;

const inDollarsEach = <Row extends { valor: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, valor: centsToDollars(row.valor) }));

export const listTop = async (db: Db, week: Week, fk_usuario: Owner) => {
  const { rows } = await sql<Sold & { conteo: number }>`
    select p.id, ${fullName('p')} as nombre, sum(v.total) as valor, count(*) over () as conteo
    from ventas v join vendedores p on p.id = v.fk_vendedor where ${soldIn(week, fk_usuario)}
    group by p.id order by valor desc, p.id limit ${MOST_PROMOTORES}`.execute(db);

  return {
    promotores: inDollarsEach(rows.map(({ conteo: _, ...row }) => row)),
    promotores_con_venta: rows[0]?.conteo ?? 0,
  };
};

export const listSorteos = async (db: Db, week: Week, fk_usuario: Owner) => {
  const { rows } = await sql<Sold>`
    select s.id, ${sorteoName('s')} as nombre, sum(v.total) as valor
    from ventas v join sorteos s on s.id = v.fk_sorteo where ${soldIn(week, fk_usuario)}
    group by s.id order by s.hora_sorteo, s.nombre, s.id`.execute(db);

  return inDollarsEach(rows);
};

/** A draft counts as a venta: somebody is entering it. */
export const listWithoutVenta = async (db: Db, hoy: string, fk_usuario: Owner) => {
  const { rows } = await sql<Omit<Sold, 'valor'>>`
    select p.id, ${fullName('p')} as nombre from vendedores p
    where p.estado = 'A' and ${ownedBy('p.fk_usuario', fk_usuario)} and not exists (
      select from ventas v where v.fk_vendedor = p.id and v.fecha = ${hoy} and v.estado <> 'X')
    order by p.nombre, p.apellido, p.id`.execute(db);

  return rows;
};

export const listLate = async (db: Db, hoy: string, fk_usuario: Owner) => {
  const { rows } = await sql<{ id: number; fecha: string; promotor: string; colilla: string; valor: number }>`
    select r.id, r.fecha, ${fullName('p')} as promotor, r.colilla, r.valor
    from premios r join vendedores p on p.id = r.fk_vendedor
    where r.estado = 'PENDIENTE' and r.fecha < ${addDays(hoy, -DAYS_LATE)}
      and ${ownedBy('r.fk_usuario', fk_usuario)}
    order by r.fecha, r.id limit ${MOST_LATE}`.execute(db);

  return inDollarsEach(rows);
};
