import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { openDatabase } from '../api/db/client';
import { keepSpare } from '../api/db/engine';
import { checkpointWithSizes } from '../api/db/fileSizes';
import { createMaintenance } from '../api/db/maintenance';
import { migrate } from '../api/db/migrations';
import type { Db } from '../api/db/schema';
import { businessDay } from '../api/ledger/clock';
import { addDays } from '../api/ledger/week';
import { BOSS, CHIEF, fillStaff } from './business';
import { createCaller } from './caller';
import { ms, quantile, type Row, sample } from './report';
import { inNewFolder } from './start';

const DAYS = 300;
const VENTAS = 240;
const LINES = 30;
const AUTOSAVES = 20;
const LOOKS = 50;
const ROWS_OF_A_LOOK = 100;
/** Ventas between two seconds in which nobody asks. */
const BREAK = 10;

/**
 * The embedded database after so many days of work, one after another without a pause. The looks of the maintenance come
 * by the work done, not by the clock. The API works on the first and the last day. The writes that it would make on the
 * others are made in the database: a day takes seconds instead of a minute and a half.
 */
export const benchYear = (days = DAYS): Promise<Row[]> =>
  inNewFolder(async (dataDir) => {
    const { patient: db, ...rest } = await openDatabase({ dataDir });
    const database = { ...rest, patient: db, db };
    await migrate(db);
    // As in a server at work: the next engine finds a thread that has loaded PGlite.
    keepSpare();
    await fillStaff(database);
    const { look } = createMaintenance({
      ...database,
      checkpoint: checkpointWithSizes(dataDir, rest.damage),
    });
    const looks: number[] = [];
    const pause = async () => {
      // The first finds somebody at work.
      await look();
      looks.push(...(await sample(1, look)));
    };
    const today = businessDay(new Date());
    const lists: number[] = [];

    for (let day = 1; day <= days; day += 1) {
      const fecha = addDays(today, day - days);
      const isThroughApi = day === 1 || day === days;
      for (let venta = 1; venta <= VENTAS; venta += BREAK) {
        if (!isThroughApi) await sellDirectly(db, { fecha, first: venta });
        else {
          // A token lives for minutes.
          const call = await createCaller(database, CHIEF);
          for (let next = venta; next < venta + BREAK; next += 1) {
            await sell(call, { fecha, fk_sorteo: 1, fk_vendedor: next });
          }
        }
        await pause();
      }
      const [chief, boss] = [await createCaller(database, CHIEF), await createCaller(database, BOSS)];
      // A look leaves nothing behind.
      for (let turn = 0; turn < LOOKS && isThroughApi; turn += 1) await lookAt(boss, fecha, turn);
      await pause();
      const times = await sample(40, () => chief(listOf(fecha)));
      lists.push(quantile(times, 0.5));
      const log = sizeOf(join(dataDir, 'db', 'pg_wal'));
      console.error(
        `Day ${day} of ${days}: ${mb(sizeOf(dataDir))}, of which log ${mb(log)}; list ${ms(lists.at(-1) ?? 0)}`,
      );
    }

    const copy = join(dataDir, 'copia');
    cpSync(join(dataDir, 'db'), join(copy, 'db'), { recursive: true });
    const [began, worked] = [performance.now(), process.cpuUsage()];
    const again = await openDatabase({ dataDir: copy });
    const opened = performance.now() - began;
    const { user, system } = process.cpuUsage(worked);
    await again.close();
    const [folder, log] = [sizeOf(join(dataDir, 'db')), sizeOf(join(dataDir, 'db', 'pg_wal'))];
    const live = await liveSize(db);
    await database.close();
    const [first = Number.NaN, last = Number.NaN] = [lists[0], lists.at(-1)];
    const what = (text: string) =>
      `PGlite, ${days} days of ${VENTAS} ventas with ${AUTOSAVES} autosaves: ${text}`;

    return [
      {
        what: what('the folder, its log, and the live data'),
        measured: `${mb(folder)}, ${mb(log)}, ${mb(live)}: ${((folder - log) / live).toFixed(2)}× without the log`,
        bound: '3×',
        holds: folder - log <= 3 * live,
      },
      {
        what: what('the list of a day, on the first and on the last'),
        measured: `${ms(first)}, ${ms(last)}: ${(last / first).toFixed(2)}×`,
        bound: '1.5×',
        holds: last <= 1.5 * first,
      },
      {
        what: what('open again after a fault'),
        measured: `${ms(opened)}, of which processor ${ms((user + system) / 1000)}`,
        bound: '1 s',
        holds: opened <= 1_000,
      },
      {
        what: what('the maintenance of one idle second: median, worst'),
        measured: `${ms(quantile(looks, 0.5))}, ${ms(Math.max(...looks))}`,
        bound: 'none',
        holds: true,
      },
    ];
  });

type Call = Awaited<ReturnType<typeof createCaller>>;

const Saved = z.object({ id: z.number(), version: z.number() });

/** A draft that saves itself while its lines are typed, and is closed. */
const sell = async (call: Call, place: { fecha: string; fk_sorteo: number; fk_vendedor: number }) => {
  const venta = { ...place, estado: 'B', motivo_anulacion: '' };
  let { id, version } = Saved.parse(await call('/api/ventas', { ...venta, detalle_ventas: [] }));
  for (let turn = 1; turn <= AUTOSAVES; turn += 1) {
    const typed = Math.ceil((LINES * turn) / AUTOSAVES);
    const detalle_ventas = Array.from({ length: typed }, (_, index) => ({
      colilla: String((id * 31 + index * 7) % 10_000).padStart(4, '0'),
      valor: '1.50',
    }));
    const estado = turn === AUTOSAVES ? 'C' : 'B';
    ({ version } = Saved.parse(
      await call(`/api/ventas/${id}`, { ...venta, estado, detalle_ventas, version }, 'PUT'),
    ));
  }
};

/** What `sell` writes, for ten promotores: a transaction for each save. */
const sellDirectly = (db: Db, { fecha, first }: { fecha: string; first: number }) =>
  db.connection().execute(async (connection) => {
    await sql`set synchronous_commit = off`.execute(connection);
    await sql
      .raw(`do $$ declare venta bigint; begin
        for promotor in ${first}..${first + BREAK - 1} loop
          insert into ventas (fecha, fk_sorteo, fk_vendedor, fk_usuario, porcentaje, total, comision, colillas,
              fk_usuario_sumador, estado, fk_usuario_creacion, fk_usuario_actualizacion)
            select '${fecha}', 1, id, fk_usuario, porcentaje, 0, 0, 0, ${CHIEF}, 'B', ${CHIEF}, ${CHIEF}
            from vendedores where id = promotor returning id into venta;
          insert into historial (recurso, fk_registro, fk_usuario, fecha, accion)
            values ('ventas', venta, ${CHIEF}, now(), 'creación');
          commit;
          for turn in 1..${AUTOSAVES} loop
            insert into detalle_ventas (fk_venta, orden, colilla, valor)
              select venta, line, lpad(((venta * 31 + line * 7) % 10000)::text, 4, '0'), 150
              from generate_series(ceil(${LINES} * (turn - 1) / ${AUTOSAVES}.0)::int + 1,
                ceil(${LINES} * turn / ${AUTOSAVES}.0)::int) line;
            update ventas set version = version + 1, fecha_actualizacion = now(),
              total = 150 * ceil(${LINES} * turn / ${AUTOSAVES}.0), colillas = ceil(${LINES} * turn / ${AUTOSAVES}.0),
              estado = case when turn < ${AUTOSAVES} then 'B' else 'C' end where id = venta;
            commit;
          end loop;
          insert into historial (recurso, fk_registro, fk_usuario, fecha, accion, cambios)
            values ('ventas', venta, ${CHIEF}, now(), 'modificación',
              '[{"campo":"estado","antes":"B","despues":"C"},{"campo":"total","antes":"0.00","despues":"45.00"}]');
          commit;
        end loop;
      end $$`)
      .execute(connection);
    await sql`reset synchronous_commit`.execute(connection);
  });

const lookAt = (call: Call, fecha: string, turn: number) =>
  call('/api/gastos/importar', {
    archivo: 'gastos.xlsx',
    columnas: ['fecha', 'tipo', 'descripcion', 'valor', 'forma_pago'],
    filas: Array.from({ length: ROWS_OF_A_LOOK }, (_, row) => [
      fecha,
      'otros',
      `Gasto ${turn} ${row}`,
      '1.50',
      'efectivo',
    ]),
    por_defecto: {},
    solo_revisar: true,
  });

const listOf = (fecha: string) => {
  const query = { sort: ['fecha', 'DESC'], range: [0, 24], filter: { fecha_gte: fecha, fecha_lte: fecha } };
  const words = Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);

  return `/api/ventas?${new URLSearchParams(words)}`;
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Without the room of dead rows. */
const liveSize = async (db: Db): Promise<number> => {
  await sql`vacuum full`.execute(db);
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );

  return rows[0]?.size ?? Number.NaN;
};

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
