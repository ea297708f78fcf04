import { sql } from 'kysely';
import { type Database, openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import { businessDay } from '../api/ledger/clock';
import { addDays, mondayOf } from '../api/ledger/days';
import { createCaller } from './caller';
import { explain } from './plans';
import { ms, quantile, type Row, sample } from './report';

const VENTAS = Number(process.env.BENCH_VENTAS ?? 1_000_000);
const LINES = 5;
const ADMINISTRADORES = 20;
const VENDEDORES = 600;
/** A little more than three years. */
const DAYS = 1_100;
const TURNS = 20;
const LONG = ['ventas', 'detalle_ventas', 'premios', 'historial', 'gastos', 'nominas', 'detalle_nominas'];

/** Lists, sheets, reports and dashboard over 1,000,000 ventas of 5 lines each, through the API on PostgreSQL. */
export const benchNegocio = async ({ databaseUrl }: { databaseUrl: string }): Promise<Row[]> => {
  const database = await openDatabase({ databaseUrl });
  try {
    await migrate(database.db);
    await fill(database, businessDay(new Date()));
    const call = await createCaller(database, CHIEF);
    const rows: Row[] = [];
    for (const [what, path, bound] of requests(businessDay(new Date()))) {
      rows.push(await measure(what, { databaseUrl, bound, get: () => call(path) }));
    }

    return rows;
  } finally {
    await database.close();
  }
};

const CHIEF = 1_000_001;
const BOSS = CHIEF + 1;

const measure = async (
  what: string,
  { databaseUrl, bound, get }: { databaseUrl: string; bound: number; get: () => Promise<unknown> },
): Promise<Row> => {
  const { indexes, scanned } = await explain(databaseUrl, LONG, get);
  await sample(2, get);
  const p95 = quantile(await sample(TURNS, get), 0.95);

  return {
    what: `1,000,000 ventas: ${what}`,
    measured: `p95 ${ms(p95)}; ${scanned.length > 0 ? `scans ${scanned.join(', ')}` : indexes.join(', ')}`,
    bound: `${bound} ms, no long table scanned`,
    holds: p95 <= bound && scanned.length === 0,
  };
};

type Request = [what: string, path: string, bound: number];

const requests = (today: string): Request[] => {
  const since = addDays(today, -30);
  const list = (name: string, filter: object = {}, sort = ['fecha', 'DESC']): string => {
    const range = { fecha_gte: since, fecha_lte: today, ...filter };
    const query = { sort, range: [0, 24], filter: range };

    return `/api/${name}?${new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
    )}`;
  };
  const week = `fecha=${addDays(mondayOf(today), -7)}`;
  const month = `fecha_gte=${since}&fecha_lte=${today}`;
  const years = `fecha_gte=${addDays(today, -3 * 365)}&fecha_lte=${today}`;

  return [
    ['list of ventas, 30 days', list('ventas'), 300],
    ['list of ventas of one administrador', list('ventas', { fk_usuario: BOSS }), 300],
    ['list of ventas of one promotor', list('ventas', { fk_vendedor: 1 }), 300],
    ['list of ventas by total', list('ventas', {}, ['total', 'DESC']), 300],
    ['list of ventas, search', list('ventas', { q: 'promotor 17' }), 300],
    ['one venta with its lines', `/api/ventas/${VENTAS}`, 100],
    ['list of premios, 30 days', list('premios'), 300],
    ['list of premios PENDIENTE', list('premios', { estado: 'PENDIENTE' }), 300],
    [
      'list of premios by payment date',
      list('premios', { fecha_gte: null, fecha_lte: null, fecha_pago_gte: since, fecha_pago_lte: today }),
      300,
    ],
    ['list of gastos', list('gastos'), 300],
    ['list of depositos', list('depositos'), 300],
    ['history of a venta', `/api/ventas/${VENTAS}/historial`, 100],
    ['planilla ventas', `/api/planillas/ventas?${week}`, 300],
    ['planilla premios', `/api/planillas/premios?${week}`, 300],
    ['planilla global', `/api/planillas/global?${week}`, 300],
    ['planilla consolidado', `/api/planillas/consolidado?${week}`, 200],
    ['reporte movimientos, a month', `/api/reportes/movimientos?fk_usuario=${BOSS}&${month}`, 500],
    ['reporte depositos, a month', `/api/reportes/depositos?${month}`, 300],
    ['reporte historico, three years', `/api/reportes/historico?fk_usuario=${BOSS}&${years}`, 300],
    ['reporte historico_global, three years', `/api/reportes/historico_global?por=mes&${years}`, 300],
    ['dashboard of all', '/api/dashboard', 500],
    ['dashboard of one administrador', `/api/dashboard?fk_usuario=${BOSS}`, 500],
  ];
};

const fill = async ({ db }: Database, today: string) => {
  const chief = sql.lit(CHIEF);
  /** The administrador of a promotor. */
  const owner = (promotor: string) => sql.raw(`(${BOSS} + (${promotor}) % ${ADMINISTRADORES})`);
  const statements = [
    sql`insert into usuarios (id, nombre, apellido, username, password_hash, rol, estado, cuenta_bancaria, sueldo_fijo)
      select ${chief} + n, 'Ana', 'Mera ' || n, 'negocio' || n, '',
        case n when 0 then 'superadministrador' else 'administrador' end, 'A', '', 'S'
      from generate_series(0, ${sql.lit(ADMINISTRADORES)}) n`,
    sql`insert into sorteos (id, nombre, hora_sorteo, hora_cierre, dias, cifras, juega_feriado, estado)
      select n, 'Sorteo ' || n, '20:00', '19:30', 'LMXJVSD', 4, 'S', 'A' from generate_series(1, 6) n`,
    sql`insert into vendedores (id, codigo, nombre, apellido, cedula, fk_usuario, porcentaje, estado)
      select n, 'P' || n, 'Promotor', 'Promotor ' || n, lpad(n::text, 10, '0'), ${owner('n')}, 1200, 'A'
      from generate_series(1, ${sql.lit(VENDEDORES)}) n`,
    sql`insert into ventas (id, fecha, fk_sorteo, fk_vendedor, fk_usuario, porcentaje, total, comision, colillas,
        fk_usuario_sumador, estado)
      select n + 1, ${today}::date - (n / ${sql.lit(VENDEDORES)} % ${sql.lit(DAYS)})::int,
        1 + n / ${sql.lit(VENDEDORES * DAYS)}, 1 + n % ${sql.lit(VENDEDORES)}, ${owner(`1 + n % ${VENDEDORES}`)},
        1200, 5000 + n % 100, 600, ${sql.lit(LINES)}, ${owner(`1 + n % ${VENDEDORES}`)}, 'C'
      from generate_series(0, ${sql.lit(VENTAS - 1)}) n`,
    // References are those of the ventas above: five million checks of them would take longer than all the rest.
    sql`set session_replication_role = replica`,
    sql`insert into detalle_ventas (fk_venta, orden, colilla, valor)
      select v, l, lpad((v % 10000)::text, 4, '0'), 1000
      from generate_series(1, ${sql.lit(VENTAS)}) v, generate_series(1, ${sql.lit(LINES)}) l`,
    sql`insert into historial (recurso, fk_registro, fk_usuario, fecha, accion)
      select 'ventas', v, ${chief}, now(), 'creación' from generate_series(1, ${sql.lit(VENTAS)}) v`,
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
    sql`vacuum analyze`,
  ];

  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
};
