import { sql } from 'kysely';
import type { Database } from '../api/db/client';

const LINES = 5;
const ADMINISTRADORES = 20;
const VENDEDORES = 600;
const DAYS = 1_100;

/** The superadministrador, and the first of the administradores. */
export const CHIEF = 1_000_001;
export const BOSS = CHIEF + 1;

const owner = (promotor: string) => sql.raw(`(${BOSS} + (${promotor}) % ${ADMINISTRADORES})`);

const staff = [
  sql`insert into usuarios (id, nombre, apellido, username, password_hash, rol, estado, cuenta_bancaria, sueldo_fijo)
    select ${sql.lit(CHIEF)} + n, 'Ana', 'Mera ' || n, 'negocio' || n, '',
      case n when 0 then 'superadministrador' else 'administrador' end, 'A', '', 'S'
    from generate_series(0, ${sql.lit(ADMINISTRADORES)}) n`,
  sql`insert into sorteos (id, nombre, hora_sorteo, hora_cierre, dias, cifras, juega_feriado, estado)
    select n, 'Sorteo ' || n, '20:00', '19:30', 'LMXJVSD', 4, 'S', 'A' from generate_series(1, 6) n`,
  sql`insert into vendedores (id, codigo, nombre, apellido, cedula, fk_usuario, porcentaje, estado)
    select n, 'P' || n, 'Promotor', 'Promotor ' || n, lpad(n::text, 10, '0'), ${owner('n')}, 1200, 'A'
    from generate_series(1, ${sql.lit(VENDEDORES)}) n`,
];

/** A superadministrador, 20 administradores with 600 promotores, and six draws of each day. */
export const fillStaff = async ({ db }: Pick<Database, 'db'>) => {
  for (const statement of staff) await statement.execute(db);
};

/** Ventas of five lines each over three years, and the records that go with them. */
export const fillBusiness = async ({ db }: Pick<Database, 'db'>, ventas: number, today: string) => {
  const chief = sql.lit(CHIEF);
  const statements = [
    ...staff,
    sql`insert into ventas (id, fecha, fk_sorteo, fk_vendedor, fk_usuario, porcentaje, total, comision, colillas,
        fk_usuario_sumador, estado)
      select n + 1, ${today}::date - (n / ${sql.lit(VENDEDORES)} % ${sql.lit(DAYS)})::int,
        1 + n / ${sql.lit(VENDEDORES * DAYS)}, 1 + n % ${sql.lit(VENDEDORES)}, ${owner(`1 + n % ${VENDEDORES}`)},
        1200, 5000 + n % 100, 600, ${sql.lit(LINES)}, ${owner(`1 + n % ${VENDEDORES}`)}, 'C'
      from generate_series(0, ${sql.lit(ventas - 1)}) n`,
    // References are those of the ventas above. Checking five million of them would take longer than the rest.
    sql`set session_replication_role = replica`,
    sql`insert into detalle_ventas (fk_venta, orden, colilla, valor)
      select v, l, lpad((v % 10000)::text, 4, '0'), 1000
      from generate_series(1, ${sql.lit(ventas)}) v, generate_series(1, ${sql.lit(LINES)}) l`,
    sql`insert into historial (recurso, fk_registro, fk_usuario, fecha, accion)
      select 'ventas', v, ${chief}, now(), 'creación' from generate_series(1, ${sql.lit(ventas)}) v`,
    sql`set session_replication_role = origin`,
    sql`insert into premios (fecha, fk_sorteo, fk_vendedor, fk_usuario, colilla, valor, estado, fecha_pago, forma_pago)
      select fecha, fk_sorteo, fk_vendedor, fk_usuario, lpad((id % 10000)::text, 4, '0'), 20000,
        case when is_open then 'PENDIENTE' else 'PAGADO' end, case when is_open then null else fecha end, 'efectivo'
      from (select *, id % 1000 = 0 and fecha > ${today}::date - 10 as is_open from ventas where id % 10 = 0) v`,
    sql`insert into gastos (fecha, fk_usuario, tipo, descripcion, valor, forma_pago, estado)
      select ${today}::date - n % ${sql.lit(DAYS)}, ${owner('n')}, 'otros', 'Gasto ' || n, 1500, 'efectivo', 'A'
      from generate_series(1, 50000) n`,
    sql`insert into depositos (fecha, fk_usuario, tipo, banco, cuenta_bancaria, valor, comprobante, fecha_resolucion,
        estado)
      select ${today}::date - n % ${sql.lit(DAYS)}, ${owner('n')}, 'ENTREGAR', 'Banco', '22', 90000, 'x',
        ${today}::date - n % ${sql.lit(DAYS)}, 'D'
      from generate_series(1, 20000) n`,
    sql`insert into prestamos (fecha, fk_usuario, fk_vendedor, valor, cuotas, valor_cuota, saldo, estado)
      select ${today}::date - n % ${sql.lit(DAYS)}, ${owner('1 + n % 600')}, 1 + n % 600, 10000, 10, 1000, 10000, 'A'
      from generate_series(1, 5000) n`,
    sql`insert into nominas (fk_usuario, fecha, fecha_final, cuenta_bancaria, base, total)
      select ${chief} + a, monday, monday + 6, '22', 100000, 100000
      from generate_series(1, ${sql.lit(ADMINISTRADORES)}) a,
        (select date_trunc('week', ${today}::timestamp)::date - 7 * w as monday from generate_series(1, 156) w) weeks`,
    sql`insert into detalle_nominas (fk_nomina, fk_usuario, orden, nombre, apellido, cuenta_bancaria, base,
        descuentos, total, comprobante, fecha_ajuste)
      select n.id, n.fk_usuario, l, 'Ana', 'Mera', '22', 10000, l % 3, 10000 - l % 3, 'x', n.fecha_final
      from nominas n, generate_series(1, 10) l`,
    sql`insert into feriados (fecha, fecha_original, nombre, ambito, estado)
      select ${today}::date - n, ${today}::date - n, 'Feriado ' || n, 'N', 'A' from generate_series(1, 1000) n`,
    sql`insert into ingresos (fecha, fk_usuario, tipo, descripcion, valor, forma_pago, estado)
      select ${today}::date - n % ${sql.lit(DAYS)}, ${owner('n')}, 'otros', 'Ingreso ' || n, 1500, 'efectivo', 'A'
      from generate_series(1, 50000) n`,
    sql`insert into transferencias (fecha, fk_usuario_origen, fk_usuario_destino, valor, concepto, estado)
      select ${today}::date - n % ${sql.lit(DAYS)}, ${owner('n')}, ${owner('n + 1')}, 1500, 'Cuadre', 'A'
      from generate_series(1, 20000) n`,
    sql`insert into abonos (fk_prestamo, fk_usuario, fecha, valor, origen, estado)
      select id, fk_usuario, fecha + 7 * n, 100, 'CAJA', 'A' from prestamos, generate_series(1, 10) n`,
    sql`vacuum analyze`,
  ];

  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
};
