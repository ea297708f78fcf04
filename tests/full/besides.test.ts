import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../api/auth/password';
import type { Schema } from '../../api/db/schema';
import { businessDay } from '../../api/ledger/clock';
import { mondayOf } from '../../api/ledger/week';
import { fillBusiness } from '../../bench/business';
import { IDEMPOTENCY_KEY } from '../../contract/call';
import { importCall } from '../../contract/importar';
import { databases, openBusiness, PASSWORD, USERS } from '../support/full/business';
import { type Answer, type Caller, signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';
import { watch } from '../support/full/watch';

const ROWS = 5_000;
const EXPORTED = 100_000;
const PAGE = 1_000;
/** The embedded database needs too long for a million. */
const ventasOf = (database: string) => (database === 'PGlite' ? 100_000 : 1_000_000);
const REQUESTS = 200;
const MOST_MS = 2_000;
/** In ms, of each of the 23 calls. At 100 a slow machine has more to do than it can, without any work beside them. */
const PACE = 400;

const OWNER = USERS[0] ?? '';
const STAFF = ['superadministrador', 'premiacion', 'revisor', 'sumador'] as const;

const addStaff = async (db: Kysely<Schema>) => {
  const password_hash = await hashPassword(PASSWORD);
  const { id } = await db
    .selectFrom('usuarios')
    .select('id')
    .where('username', '=', OWNER)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('usuarios')
    .values(
      STAFF.map((rol) => ({
        nombre: 'Eva',
        apellido: 'Vera',
        username: rol,
        rol,
        estado: 'A',
        password_hash,
        fk_usuario_principal: rol === 'superadministrador' ? null : id,
        cuenta_bancaria: '',
        sueldo_fijo: 'S',
      })),
    )
    .execute();

  return id;
};

const LISTS: Readonly<Record<string, string>> = {
  premiacion: 'premios',
  revisor: 'premios',
  sumador: 'ventas',
};

const dailyWork = (url: string, callers: Readonly<Record<string, Caller>>) => {
  const calls: Record<string, () => Promise<Answer>> = {
    'sign-in': () => signIn(url, OWNER).then(({ login }) => login),
  };
  for (const [name, caller] of Object.entries(callers)) {
    calls[`${name}: profile`] = () => caller.get(url, '/api/usuarios/profile');
    calls[`${name}: notificaciones`] = () => caller.post(url, '/api/notificaciones', {});
    calls[`${name}: list`] = () => caller.get(url, `/api/${LISTS[name] ?? 'gastos'}?range=[0,24]`);
    if (USERS.includes(name)) calls[`${name}: create`] = () => caller.post(url, '/api/gastos', gasto('uno'));
  }

  return calls;
};

const besides = async (
  { url, callers }: { url: string; callers: Readonly<Record<string, Caller>> },
  what: string,
  work: () => Promise<unknown>,
) => {
  const calls = dailyWork(url, callers);
  // The first calls of a new server and of a user's day take longer.
  await Promise.all(Object.values(calls).map((call) => call()));
  const began = performance.now();
  const done = work();
  const watched = watch(calls, PACE);
  await done;
  const ended = performance.now();
  await expect.poll(() => watched.seen.length, { timeout: 600_000 }).toBeGreaterThanOrEqual(REQUESTS);
  await watched.end();

  const during = watched.seen.filter((answer) => answer.began < ended);
  const refused = watched.seen.filter(({ status }) => status !== 200);
  const longest = Math.max(...watched.seen.map(({ took }) => took));
  console.log(
    `${what}: ${Math.round(ended - began)} ms; ${watched.seen.length} requests, ${during.length} of them during it, ${refused.length} refused, at most ${Math.round(longest)} ms`,
  );
  expect(refused).toEqual([]);
  expect(longest).toBeLessThan(MOST_MS);
};

const start = async (database: string, fill: (db: Kysely<Schema>) => Promise<unknown> = async () => {}) => {
  const business = await openBusiness(database);
  const owner = await business.look(async (db) => {
    await fill(db);

    return addStaff(db);
  });
  const { url } = await startServer(business.env);
  const callers: Record<string, Caller> = {};
  for (const name of [OWNER, USERS[1] ?? '', ...STAFF]) callers[name] = await signIn(url, name);

  return { ...business, owner, url, callers, chief: callers.superadministrador as Caller };
};

test.each(databases)(
  '[A25] an import of 5,000 rows on %s refuses or delays no other request',
  async (database) => {
    const at = await start(database);
    const rows = Array.from({ length: ROWS }, (_, n) => {
      const { comprobante, motivo_anulacion, ...row } = gasto(`Fila ${n}`);

      return { ...row, fk_usuario: at.owner };
    });
    const body = {
      archivo: 'cinco mil.xlsx',
      columnas: Object.keys(rows[0] ?? {}),
      por_defecto: {},
      filas: rows.map((row) => Object.values(row)),
      solo_revisar: false,
      versiones: rows.map(() => null),
    };

    await besides(at, `${database}: an import of ${ROWS} rows`, async () => {
      // As the page does: its key begins a transaction of its own.
      const key = { [IDEMPOTENCY_KEY]: randomUUID() };
      const { body: imported } = await at.chief.post(at.url, importCall('gastos', []).path, body, key);
      expect(imported).toMatchObject({ nuevas: ROWS });
    });
  },
);

test.each(databases)(
  '[A25] a backup, an export and a sheet on %s refuse or delay no other request',
  async (database) => {
    const at = await start(database, async (db) => {
      await fillBusiness({ db }, ventasOf(database), businessDay(new Date()));
      await sql`insert into gastos (fecha, fk_usuario, tipo, descripcion, valor, forma_pago, estado)
      select current_date - n % 1000, (select min(id) from usuarios), 'otros', 'Gasto ' || n, 1500, 'efectivo', 'A'
      from generate_series(1, ${sql.lit(EXPORTED)}) n`.execute(db);
    });
    const { url, chief, dataDir, env } = at;
    const week = mondayOf(businessDay(new Date()));

    await besides(at, `${database}: a backup`, async () => {
      const args = ['build/backup.js', join(dataDir, 'copia.tar.gz')];
      const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit');
      expect(code).toBe(0);
    });
    await besides(at, `${database}: an export of ${EXPORTED} rows`, async () => {
      for (let from = 0; from < EXPORTED; from += PAGE) {
        const { status } = await chief.get(url, `/api/gastos?range=[${from},${from + PAGE - 1}]`);
        expect(status).toBe(200);
      }
    });
    await besides(at, `${database}: a sheet over ${ventasOf(database)} ventas`, async () => {
      for (const sheet of ['ventas', 'premios', 'global', 'consolidado']) {
        expect((await chief.get(url, `/api/planillas/${sheet}?fecha=${week}`)).status).toBe(200);
      }
    });
  },
);
