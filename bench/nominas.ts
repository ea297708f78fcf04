import { sql } from 'kysely';
import { type Database, openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import { nominaCalls } from '../contract/nomina';
import { createCaller } from './caller';
import { ms, quantile, type Row, sample } from './report';

const ADMINISTRADORES = 2_000;
const WEEKS = 500;
const TURNS = 200;

/** A page of 25 nominas out of 1,000,000 within a year, through the API and as bare SQL. */
export const benchNominas = async (
  name: string,
  where: Parameters<typeof openDatabase>[0],
): Promise<Row[]> => {
  const opened = await openDatabase(where);
  const database = { ...opened, db: opened.patient };
  try {
    await migrate(database.db);
    await fill(database);

    return [await comparePageAndCount(name, database), await comparePage(name, database)];
  } finally {
    await database.close();
  }
};

const fill = async ({ db }: Database) => {
  await sql`
    insert into usuarios (nombre, apellido, username, password_hash, rol, estado, cuenta_bancaria, sueldo_fijo)
    select 'Ana', 'Mera', 'admin' || n, '', case n when 1 then 'superadministrador' else 'administrador' end,
      'A', '', 'S'
    from generate_series(1, ${sql.lit(ADMINISTRADORES)}) n`.execute(db);
  await sql`
    insert into nominas (fk_usuario, fecha, fecha_final, cuenta_bancaria, total)
    select a, date '2017-01-02' + 7 * w, date '2017-01-08' + 7 * w, '2200', 150000 + a
    from generate_series(0, ${sql.lit(WEEKS - 1)}) w, generate_series(1, ${sql.lit(ADMINISTRADORES)}) a`.execute(
    db,
  );
  await sql`vacuum analyze nominas`.execute(db);
};

const year = (turn: number) => {
  const first = 2017 + (turn % 9);

  return { fecha_inicio: `${first}-03-01`, fecha_final: `${first + 1}-02-28` };
};

const offsetOf = (turn: number) => 25 * (turn % 10);

const barePage = ({ db }: Database, turn: number) => {
  const { fecha_inicio, fecha_final } = year(turn);

  return sql`
    select n.id, n.fecha, n.fecha_final, n.cuenta_bancaria, n.total, n.comprobante, u.nombre, u.apellido,
      u.cuenta_bancaria as cuenta_usuario
    from nominas n join usuarios u on u.id = n.fk_usuario
    where n.fecha >= ${fecha_inicio} and n.fecha <= ${fecha_final}
    order by n.fecha desc, n.id desc limit 25 offset ${offsetOf(turn)}`.execute(db);
};

const bareCount = ({ db }: Database, turn: number) => {
  const { fecha_inicio, fecha_final } = year(turn);

  return sql`select count(*) from nominas where fecha >= ${fecha_inicio} and fecha <= ${fecha_final}`.execute(
    db,
  );
};

const compare = async (
  what: string,
  bare: (turn: number) => Promise<unknown>,
  api: typeof bare,
  bound?: number,
): Promise<Row> => {
  await sample(20, bare);
  await sample(20, api);
  const bareTime = await sample(TURNS, bare);
  const apiTime = await sample(TURNS, api);
  const factor = quantile(apiTime, 0.5) / quantile(bareTime, 0.5);

  return {
    what,
    measured: `${ms(quantile(apiTime, 0.5))} (p95 ${ms(quantile(apiTime, 0.95))}); bare ${ms(quantile(bareTime, 0.5))}; ${factor.toFixed(2)}×`,
    bound: bound === undefined ? 'none' : `${bound}×`,
    holds: bound === undefined || factor <= bound,
  };
};

/** A single call. Session, checks and JSON weigh more where the query takes a millisecond. */
const comparePage = async (name: string, database: Database): Promise<Row> => {
  const call = await createCaller(database, 1);

  return compare(
    `the same, ${name}: the call of the rows alone`,
    (turn) => barePage(database, turn),
    (turn) => call(nominaCalls.list.path, { ...year(turn), limit: 25, offset: offsetOf(turn) }),
  );
};

/** A list screen requests the rows and the conteo in parallel. */
const comparePageAndCount = async (name: string, database: Database): Promise<Row> => {
  const call = await createCaller(database, 1);

  return compare(
    `25 of 1,000,000 nominas, ${name}: a page with its conteo`,
    (turn) => Promise.all([barePage(database, turn), bareCount(database, turn)]),
    (turn) =>
      Promise.all([
        call(nominaCalls.list.path, { ...year(turn), limit: 25, offset: offsetOf(turn) }),
        call(nominaCalls.count.path, year(turn)),
      ]),
    2,
  );
};
