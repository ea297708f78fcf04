import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../api/db/migrations';
import { MONDAY, openWorld } from '../world';

const world = openWorld();

test('migrating again changes nothing and keeps the rows', async () => {
  const rows = () => world.db.selectFrom('usuarios').selectAll().orderBy('id').execute();
  const before = await rows();

  await migrate(world.db);

  expect(await rows()).toEqual(before);
});

test.each([
  `update historial set motivo = 'x'`,
  'delete from historial',
  'delete from historial where id = 1',
])('the history is neither changed nor deleted: %s', async (statement) => {
  await expect(sql.raw(statement).execute(world.db)).rejects.toThrow(/nothing is changed or deleted/);
});

test('days are read as texts, money and counts as numbers, instants as ISO text in UTC', async () => {
  const fk_usuario = world.berta.user.id;
  const id = await world.on.nomina({ fk_usuario, fecha: MONDAY, fecha_final: '2026-10-18' });
  const row = await world.db.selectFrom('nominas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { rows } = await sql<{ n: number; total: number; instant: string }>`
    select count(*) as n, sum(12345678901::bigint) as total,
      '2026-10-12 20:30:00.5-05'::timestamptz as instant`.execute(world.db);

  expect(row).toMatchObject({ fk_usuario, fecha: MONDAY });
  expect(row.fecha_creacion).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(rows).toEqual([{ n: 1, total: 12345678901, instant: '2026-10-13T01:30:00.500Z' }]);
});

test('a number that a double would round is refused', async () => {
  await expect(sql`select 9007199254740993::bigint as n`.execute(world.db)).rejects.toThrow(/safe integer/);
});
