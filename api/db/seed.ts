import { mkdirSync } from 'node:fs';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { hashPassword } from '../auth/password';
import { makeFeriados, makeSorteos } from './demo/configuracion';
import { finishedMondays } from './demo/days';
import { makeNotificaciones } from './demo/notificaciones';
import { makePayroll, type NewPayroll } from './demo/payroll';
import { createProofs } from './demo/proofs';
import { createRandom, type Random } from './demo/random';
import { makeHeads, makeStaff, type User } from './demo/staff';
import { makeVendedores } from './demo/vendedores';
import type { Schema } from './schema';

const PASSWORD = 'demo-loteria';
const WEEKS = 52;

/** Fills an empty database with a year of a business as it stands on the morning of `today`; one with users stays as it is. */
export const seedDemo = async (db: Kysely<Schema>, filesDir: string, today: string): Promise<void> => {
  const password_hash = await hashPassword(PASSWORD);
  mkdirSync(filesDir, { recursive: true, mode: 0o700 });

  await db.transaction().execute(async (trx) => {
    await sql`lock table usuarios in exclusive mode`.execute(trx);
    if (await trx.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) return;

    const making = { random: createRandom(2026), today, password_hash };
    const heads = await insertUsers(trx, makeHeads(making));
    const administrators = heads.filter(({ rol }) => rol === 'administrador');
    const staff = await insertUsers(trx, makeStaff(administrators, making));

    const author = heads.find(({ rol }) => rol === 'superadministrador')?.id ?? null;
    await insertAll(trx, 'sorteos', makeSorteos({ today, author }));
    await insertAll(trx, 'feriados', makeFeriados({ today, author }));
    await insertAll(trx, 'vendedores', makeVendedores(administrators, { today }));

    await insertPayrolls(trx, makeYear(administrators, staff, filesDir, making));
    const notificaciones = makeNotificaciones([...heads, ...staff], today, making.random);
    await insertAll(trx, 'notificaciones', notificaciones);
  });
};

const insertUsers = (trx: Transaction<Schema>, users: Insertable<Schema['usuarios']>[]): Promise<User[]> =>
  trx.insertInto('usuarios').values(users).returningAll().execute();

/** Who is disabled today still stands in the nominas of half a year ago. */
const LEFT = 26;

const makeYear = (
  administrators: readonly User[],
  staff: readonly User[],
  filesDir: string,
  { random, today }: { random: Random; today: string },
): NewPayroll[] => {
  const making = { random, nextProof: createProofs(filesDir) };

  return finishedMondays(today, WEEKS).flatMap((monday, week) => {
    const weeksAgo = WEEKS - 1 - week;
    const present = staff.filter(({ estado }) => estado === 'A' || weeksAgo > LEFT);

    return administrators.map((administrator) => {
      const own = present.filter(({ fk_usuario_principal }) => fk_usuario_principal === administrator.id);

      return makePayroll(administrator, own, monday, weeksAgo, making);
    });
  });
};

const insertPayrolls = async (trx: Transaction<Schema>, payrolls: NewPayroll[]) => {
  const ids = await trx
    .insertInto('nominas')
    .values(payrolls.map(({ nomina }) => nomina))
    .returning(['id', 'fk_usuario', 'fecha'])
    .execute();
  const idOf = new Map(ids.map(({ id, fk_usuario, fecha }) => [`${fk_usuario} ${fecha}`, id]));

  const lines = payrolls.flatMap(({ nomina, lines }) => {
    const fk_nomina = idOf.get(`${nomina.fk_usuario} ${nomina.fecha}`);
    if (fk_nomina === undefined) throw new Error(`No nomina of ${nomina.fecha}`);

    return lines.map((line) => ({ ...line, fk_nomina }));
  });
  await insertAll(trx, 'detalle_nominas', lines);
};

/** In parts: a statement takes 65,535 parameters at most. */
const insertAll = async <T extends keyof Schema>(
  trx: Transaction<Schema>,
  table: T,
  rows: Insertable<Schema[T]>[],
) => {
  for (let start = 0; start < rows.length; start += 1_000) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + 1_000))
      .execute();
  }
};
