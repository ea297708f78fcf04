import { type Database, openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import { businessDay } from '../api/ledger/clock';
import { addDays, mondayOf } from '../api/ledger/week';
import { nominaCalls } from '../contract/nomina';
import { usuariosCalls } from '../contract/usuarios';
import { BOSS, CHIEF, fillBusiness } from './business';
import { createCaller } from './caller';
import { explain, runBare, statementsOf } from './plans';
import { ms, quantile, type Row, sample } from './report';

const TURNS = 40;
const LONG = ['ventas', 'detalle_ventas', 'premios', 'historial', 'gastos', 'detalle_nominas'];
/** A list may take this many times the duration of its bare SQL. */
const MOST_TIMES = 2;
/** In milliseconds, for the other calls on PostgreSQL. Long tables may not be scanned there. */
const MOST_MS = 150;

/** Lists, sheets, reports and dashboard over many ventas of 5 lines each, through the API and as bare SQL. */
export const benchNegocio = async (
  name: string,
  ventas: number,
  where: Parameters<typeof openDatabase>[0],
): Promise<Row[]> => {
  const opened = await openDatabase(where);
  const database = { ...opened, db: opened.patient };
  try {
    await migrate(database.db);
    await fillBusiness(database, ventas, businessDay(new Date()));

    const call = await createCaller(database, CHIEF);
    const rows: Row[] = [];
    for (const request of requests(call, ventas, businessDay(new Date()))) {
      rows.push(await measure(request, { name, ventas, database }));
    }

    return rows;
  } finally {
    await database.close();
  }
};

interface Request {
  what: string;
  isList?: boolean;
  get: () => Promise<unknown>;
}

interface Where {
  name: string;
  ventas: number;
  database: Database;
}

const measure = async ({ what, isList, get }: Request, where: Where): Promise<Row> => {
  const { db } = where.database;
  const statements = await statementsOf(get);
  const { indexes, scanned } = await explain(db, LONG, statements);
  const bare = () => runBare(db, statements);
  const times = { api: [] as number[], bare: [] as number[] };
  await sample(5, get);
  await sample(5, bare);
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.api.push(...(await sample(1, get)));
    times.bare.push(...(await sample(1, bare)));
  }
  const [median, p95, least] = [
    quantile(times.api, 0.5),
    quantile(times.api, 0.95),
    quantile(times.bare, 0.5),
  ];
  const factor = median / least;

  const onPostgres = where.name === 'PostgreSQL';
  const isQuick = isList ? factor <= MOST_TIMES : !onPostgres || p95 <= MOST_MS;
  const isWellPlanned = !onPostgres || scanned.length === 0;
  const plans = scanned.length > 0 ? `scans ${scanned.join(', ')}` : indexes.join(', ');

  return {
    what: `${where.name}, ${where.ventas} ventas: ${what}`,
    measured: `${ms(median)} (p95 ${ms(p95)}); bare SQL ${ms(least)}; ${factor.toFixed(2)}×; ${plans}`,
    bound: isList ? `${MOST_TIMES}×` : onPostgres ? `p95 ${MOST_MS} ms` : 'none',
    holds: isQuick && isWellPlanned,
  };
};

const requests = (
  call: (path: string, body?: object) => Promise<unknown>,
  ventas: number,
  today: string,
): Request[] => {
  const since = addDays(today, -30);
  const month = { fecha_gte: since, fecha_lte: today };
  const list = (what: string, name: string, filter: object = month, sort = ['fecha', 'DESC']): Request => {
    const query = { sort, range: [0, 24], filter };
    const words = Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);

    return {
      what: `list of ${what}`,
      isList: true,
      get: () => call(`/api/${name}?${new URLSearchParams(words)}`),
    };
  };
  const one = (what: string, path: string): Request => ({ what, get: () => call(path) });
  const week = `fecha=${addDays(mondayOf(today), -7)}`;
  const days = new URLSearchParams(month);
  const years = new URLSearchParams({ ...month, fecha_gte: addDays(today, -3 * 365) });
  const year = { fecha_inicio: addDays(today, -365), fecha_final: today };

  return [
    list('ventas, 30 days', 'ventas'),
    list('ventas of one administrador', 'ventas', { ...month, fk_usuario: BOSS }),
    list('ventas of one promotor', 'ventas', { ...month, fk_vendedor: 1 }),
    list('ventas by total', 'ventas', month, ['total', 'DESC']),
    list('ventas, search', 'ventas', { ...month, q: 'promotor 17' }),
    list('premios, 30 days', 'premios'),
    list('premios PENDIENTE', 'premios', { ...month, estado: 'PENDIENTE' }),
    list('premios by payment date', 'premios', { fecha_pago_gte: since, fecha_pago_lte: today }),
    ...['gastos', 'ingresos', 'depositos', 'transferencias', 'prestamos'].map((name) => list(name, name)),
    list('abonos of one prestamo', 'abonos', { fk_prestamo: 1 }),
    list('sorteos', 'sorteos', {}, ['nombre', 'ASC']),
    list('feriados', 'feriados', {}),
    list('vendedores', 'vendedores', {}, ['codigo', 'ASC']),
    {
      what: 'list of nominas, a year, with its conteo',
      isList: true,
      get: () =>
        Promise.all([
          call(nominaCalls.list.path, { ...year, limit: 25, offset: 0 }),
          call(nominaCalls.count.path, year),
        ]),
    },
    { what: 'list of usuarios', isList: true, get: () => call(usuariosCalls.list.path) },
    one('one venta with its lines', `/api/ventas/${ventas}`),
    one('history of a venta', `/api/ventas/${ventas}/historial`),
    one('planilla ventas', `/api/planillas/ventas?${week}`),
    one('planilla premios', `/api/planillas/premios?${week}`),
    one('planilla global', `/api/planillas/global?${week}`),
    one('planilla consolidado', `/api/planillas/consolidado?${week}`),
    one('reporte movimientos, a month', `/api/reportes/movimientos?fk_usuario=${BOSS}&${days}`),
    one('reporte depositos, a month', `/api/reportes/depositos?${days}`),
    one('reporte historico, three years', `/api/reportes/historico?fk_usuario=${BOSS}&${years}`),
    one('reporte historico_global, three years', `/api/reportes/historico_global?por=mes&${years}`),
    one('dashboard of all', '/api/dashboard'),
    one('dashboard of one administrador', `/api/dashboard?fk_usuario=${BOSS}`),
  ];
};
