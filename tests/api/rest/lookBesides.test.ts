import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { LOCK_NOT_AVAILABLE } from '../../../api/db/faults';
import { addDays } from '../../../api/ledger/week';
import { askOpenWeeks, lockWeek } from '../../../api/ledger/weekLock';
import type { Call } from '../../../contract/call';
import { importCalls } from '../../support/api/calls';
import { importFile } from '../../support/api/importFile';
import { openTestApi } from '../../support/api/testApi';
import { openTestDatabase } from '../../support/api/testDatabase';
import { MONDAY, openWorld, TODAY } from '../../support/api/world';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const world = openWorld(async () => {
  database = await openTestDatabase();

  return { database };
});

const call = importCalls.gastos as Call;
const fileOf = (filas: readonly unknown[][]) => ({
  archivo: 'gastos.xlsx',
  columnas: ['id', 'fecha', 'tipo', 'descripcion', 'valor', 'forma_pago', 'estado'],
  filas,
  por_defecto: {},
});
const row = (id: number | '', descripcion: string) => [
  id,
  TODAY,
  'otros',
  descripcion,
  '5.00',
  'efectivo',
  'A',
];

test('[N4] a look waits for no save, and no save for a look', async () => {
  const { berta, db, on } = world;
  const fk_usuario = berta.user.id;
  const id = await on.gasto({ fecha: TODAY, fk_usuario, valor: 500 });
  await db.transaction().execute(async (trx) => {
    // Others may hold the week for a nomina, the record, the sums of the week, or the whole table.
    await lockWeek(trx, { fk_usuario, fecha: MONDAY });
    await sql`select from gastos where id = ${id} for update`.execute(trx);
    await sql`select from saldos for update`.execute(trx);
    await sql`lock table gastos, historial in exclusive mode`.execute(trx);

    const filas = [row(id, 'Otro'), row('', 'Nuevo')];
    const { status, body } = await berta.call(call, { body: { ...fileOf(filas), solo_revisar: true } });

    expect({ status, nuevas: body.nuevas, cambiadas: body.cambiadas }).toEqual({
      status: 200,
      nuevas: 1,
      cambiadas: 1,
    });
  });
});

test.each([1, 101])('[N4] a nomina waits for a file of %i weeks that is being saved', async (weeks) => {
  const { berta, db } = world;
  const place = { fk_usuario: berta.user.id, fecha: MONDAY };
  const places = Array.from({ length: weeks }, (_, ago) => ({ ...place, fecha: addDays(MONDAY, -7 * ago) }));
  const lock = () =>
    db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = 200`.execute(trx);
      await lockWeek(trx, place);
    });

  await db.transaction().execute(async (trx) => {
    await askOpenWeeks(trx, places, { now: new Date(), isKept: true });
    await expect(lock()).rejects.toMatchObject({ code: LOCK_NOT_AVAILABLE });
  });

  await lock();
});

test('[N6] an import is refused on another server too, until the first one ends, however it ends', async () => {
  const { berta, db } = world;
  const other = await openTestApi({ database: { ...database, close: async () => undefined } });
  const elsewhere = await other.signInAs(berta.user);
  const file = fileOf([row('', 'Nuevo')]);
  const look = () => elsewhere.call(call, { body: { ...file, solo_revisar: true } });

  const first = await db.transaction().execute(async (trx) => {
    await sql`lock table gastos in exclusive mode`.execute(trx);
    const running = importFile(berta, call, file);
    const blocked = async () =>
      (
        await sql<{ pid: number }>`select pid from pg_locks join pg_class on pg_class.oid = relation
          where relname = 'gastos' and not granted`.execute(trx)
      ).rows[0]?.pid;
    await expect.poll(blocked).toBeDefined();

    const refused = await look();
    expect({ status: refused.status, error: refused.body.error }).toEqual({
      status: 429,
      error: 'Otra importación suya todavía está en marcha. Espere a que termine e inténtelo de nuevo.',
    });
    await sql`select pg_terminate_backend(${await blocked()}::int)`.execute(trx);

    return running;
  });

  expect(first.status).toBe(503);
  expect((await look()).status).toBe(200);
  expect((await importFile(berta, call, file)).status).toBe(200);
  await other.close();
});
