import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../api/db/migrations';
import { record } from '../../../api/history/historial';
import { openTestDatabase, type TestDatabase } from '../testDatabase';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const ana = {
  nombre: 'Ana',
  apellido: 'Mora',
  username: 'ana',
  password_hash: 'x',
  rol: 'administrador',
  estado: 'A' as const,
  cuenta_bancaria: '',
  sueldo_fijo: 'S' as const,
};

const insertUser = (values: Partial<typeof ana> = {}) =>
  database.db
    .insertInto('usuarios')
    .values({ ...ana, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

const insertNomina = (fk_usuario: number, fecha = '2026-10-12', fecha_final = '2026-10-18') =>
  database.db
    .insertInto('nominas')
    .values({ fk_usuario, fecha, fecha_final, cuenta_bancaria: '1' })
    .returningAll()
    .executeTakeFirstOrThrow();

describe('the tables', () => {
  test('migrating again changes nothing and keeps the rows', async () => {
    await insertUser();
    await migrate(database.db);

    expect(await database.db.selectFrom('usuarios').select('username').execute()).toEqual([
      { username: 'ana' },
    ]);
  });

  test.each([`update historial set motivo = 'x'`, 'delete from historial'])(
    'the history is neither changed nor deleted: %s',
    async (statement) => {
      const { id } = await insertUser();
      const step = { recurso: 'gastos', id: 1, user: { id }, now: new Date(), accion: 'creación' };
      const stored = () => database.db.selectFrom('historial').selectAll().execute();
      await database.db.transaction().execute((trx) => record(trx, step));
      const before = await stored();

      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/nothing is changed or deleted/);
      expect(await stored()).toEqual(before);
    },
  );
});

describe('what the drivers read', () => {
  test('days are texts, money and counts are numbers, instants are ISO text in UTC', async () => {
    const { id, fecha_creacion } = await insertUser();
    const nomina = await insertNomina(id);
    const { rows } = await sql<{ n: number; total: number; instant: string }>`
      select count(*) as n, sum(12345678901::bigint) as total,
        '2026-10-12 20:30:00.5-05'::timestamptz as instant`.execute(database.db);

    expect(id).toBe(1);
    expect(nomina.fecha).toBe('2026-10-12');
    expect(fecha_creacion).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(rows).toEqual([{ n: 1, total: 12345678901, instant: '2026-10-13T01:30:00.500Z' }]);
  });

  test('a number that a double would round is refused', async () => {
    await expect(sql`select 9007199254740993::bigint as n`.execute(database.db)).rejects.toThrow(
      /safe integer/,
    );
  });
});
