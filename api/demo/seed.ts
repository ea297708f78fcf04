import { type Insertable, sql } from 'kysely';
import { hashPassword } from '../auth/password';
import type { Db, Schema, Trx } from '../db/schema';
import type { ProofStore } from '../files/proofStore';
import { seedBusiness } from './business';
import { makeFeriados, makeSorteos } from './configuracion';
import { insertAll } from './insert';
import { createRandom } from './random';
import { allOf, makeHeads, makeStaff, type User } from './staff';
import { makeVendedores } from './vendedores';

/** A public password: servers must load it only for the demo. */
export const demoPassword = 'demo-loteria';

/** Fills an empty database with a year of business up to the morning of `today`. Does nothing if there are users. */
export const seedDemo = async (db: Db, proofs: ProofStore, today: string): Promise<void> => {
  const password_hash = await hashPassword(demoPassword);

  await db.transaction().execute(async (trx) => {
    await sql`lock table usuarios in exclusive mode`.execute(trx);
    if (await trx.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) return;

    const making = { random: createRandom(2026), today, password_hash };
    const heads = await insertUsers(trx, makeHeads(making));
    const administrators = heads.filter(({ rol }) => rol === 'administrador');
    const staff = await insertUsers(trx, makeStaff(administrators, making));

    const [author] = allOf(heads, 'superadministrador');
    await insertAll(trx, 'sorteos', makeSorteos({ today, author }));
    await insertAll(trx, 'feriados', makeFeriados({ today, author }));
    await insertAll(trx, 'vendedores', makeVendedores(administrators, { today }));

    await seedBusiness(trx, { heads, staff, proofs, today, random: making.random });
  });
  await sql`analyze`.execute(db);
};

const insertUsers = (trx: Trx, users: Insertable<Schema['usuarios']>[]): Promise<User[]> =>
  trx.insertInto('usuarios').values(users).returningAll().execute();
