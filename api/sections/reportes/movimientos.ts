import { sql } from 'kysely';
import { fullName, sorteoName } from '../../db/names';
import type { Db } from '../../db/schema';
import { dollars } from '../../ledger/money';
import { type DayRange, inDays } from '../../ledger/week';

interface AdministradorRange extends DayRange {
  fk_usuario: number;
}

/** Cash at the beginning of a day: the kept balances, then the rows since. */
export const balanceBefore = async (
  db: Db,
  { fk_usuario, fecha_gte }: AdministradorRange,
): Promise<number> => {
  const { rows } = await sql<{ saldo: number }>`
    select coalesce(sum(valor), 0) as saldo from (
      select valor from saldos where fk_usuario = ${fk_usuario} and fecha < tramo(${fecha_gte}::date)
      union all
      select valor from movimientos
      where fk_usuario = ${fk_usuario} and fecha >= tramo(${fecha_gte}::date) and fecha < ${fecha_gte}::date
    ) antes`.execute(db);

  return rows[0]?.saldo ?? 0;
};

/** The bound cuts before the balances are added: all rows of years would take seconds, only to be refused. */
export const listMovimientos = (db: Db, asked: AdministradorRange, anterior: number) => ({
  limit: (most: number) => withBalances(db, movementsOf(db, asked).limit(most), anterior),
});

const movementsOf = (db: Db, { fk_usuario, fecha_gte, fecha_lte }: AdministradorRange) =>
  db
    .selectFrom('movimientos as m')
    .selectAll()
    .where('m.fk_usuario', '=', fk_usuario)
    .where(inDays('m.fecha', fecha_gte, fecha_lte))
    .where('m.valor', '<>', 0);

const withBalances = (db: Db, rows: ReturnType<typeof movementsOf>, anterior: number) =>
  db
    .selectFrom(rows.as('m'))
    .leftJoin('sorteos as s', 's.id', 'm.fk_sorteo')
    .leftJoin('prestamos as l', (join) =>
      join.onRef('l.id', '=', 'm.fk_registro').on('m.recurso', '=', 'prestamos'),
    )
    .leftJoin('vendedores as p', (join) =>
      join.on('p.id', '=', sql<number>`coalesce(m.fk_vendedor, l.fk_vendedor)`),
    )
    .leftJoin('usuarios as u', (join) =>
      join.on('u.id', '=', sql<number>`coalesce(m.fk_usuario_otro, l.fk_usuario_beneficiario)`),
    )
    .select(['m.fecha', 'm.concepto', 'm.recurso', 'm.fk_registro', detalle.as('detalle')])
    .select([
      dollars(sql`greatest(m.valor, 0)`).as('ingreso'),
      dollars(sql`greatest(-m.valor, 0)`).as('egreso'),
      dollars(
        sql`(${anterior}::bigint + sum(m.valor) over (order by ${inOrder} rows unbounded preceding))`,
      ).as('saldo'),
    ])
    .orderBy(inOrder);

/** Unique even for several rows of one record and day. */
const inOrder = sql`m.fecha, m.orden, m.fk_registro, m.detalle, m.valor`;

const direction = sql`case when m.concepto <> 'TRANSFERENCIA' then '' when m.valor < 0 then 'A ' else 'De ' end`;

const detalle = sql<string>`
  concat_ws(' · ', ${sorteoName('s')}, ${fullName('p')}, ${direction} || ${fullName('u')}, nullif(m.detalle, ''))`;
