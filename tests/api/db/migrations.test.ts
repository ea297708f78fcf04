import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../api/db/migrations';
import { openWorld } from '../../support/api/world';

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
])('the history cannot be changed or deleted: %s', async (statement) => {
  await expect(sql.raw(statement).execute(world.db)).rejects.toThrow(/nothing is changed or deleted/);
});

test('a number above the exact range is refused', async () => {
  await expect(sql`select 9007199254740993::bigint as n`.execute(world.db)).rejects.toThrow(/safe integer/);
});
