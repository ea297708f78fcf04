import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { diskStore } from '../../../api/files/diskStore';
import { moveBusiness } from '../../../api/operation/move/move';
import { contentOf, rulesOf } from '../contentOf';
import { openTestDatabase } from '../testDatabase';
import { threeOfEach } from '../threeOfEach';
import { openWorld, type World } from '../world';

let world: World;
let folder: string;

beforeAll(async () => {
  world = await openWorld();
  folder = mkdtempSync(join(tmpdir(), 'loteria-mudanza-'));
  await threeOfEach(world);
  for (const who of [world.berta, world.carlos]) await world.upload(who);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** A database without rows, and a folder without proofs. */
const openEmpty = async () => {
  const { db, close } = await openTestDatabase({ isPatient: true });
  onTestFinished(close);

  const filesDir = mkdtempSync(join(folder, 'destino-'));

  return { db, filesDir, proofs: diskStore(filesDir) };
};

const usersOf = async ({ db }: Pick<World, 'db'>) =>
  (await db.selectFrom('usuarios').select('id').execute()).length;

const proofsOf = (filesDir: string) =>
  readdirSync(filesDir)
    .filter((name) => name !== 'pendientes')
    .map((name) => [name, readFileSync(join(filesDir, name)).toString('hex')]);

const NOT_EMPTY = 'La base de datos de destino ya tiene otros datos: use una vacía.';

test('a business stands whole where it was moved to: rows, history, balances, ids to come, rules and proofs', async () => {
  const target = await openEmpty();
  const before = await contentOf(world.db);

  const moved = await moveBusiness(world, target);

  expect(await contentOf(target.db)).toEqual(before);
  expect(await rulesOf(target.db)).toEqual(await rulesOf(world.db));
  expect(proofsOf(target.filesDir)).toEqual(proofsOf(world.filesDir));
  expect(moved.map(({ name }) => name)).toEqual([...Object.keys(before.digests), 'comprobantes']);
  expect(moved.filter(({ from }) => from.rows > 0).length).toBeGreaterThan(15);
  expect(moved.map(({ to }) => to)).toEqual(moved.map(({ from }) => from));
  const { rows } = await sql<{ n: number }>`select count(*) as n from ventas`.execute(target.db);
  expect(moved.find(({ name }) => name === 'ventas')?.to.rows).toBe(rows[0]?.n);
  // And it is the same as it was where it came from.
  expect(await contentOf(world.db)).toEqual(before);
});

test('begun again it finishes what is missing, and of what is whole it moves nothing', async () => {
  const target = await openEmpty();
  const first = await moveBusiness(world, target);
  const [name = ''] = readdirSync(target.filesDir);
  writeFileSync(join(target.filesDir, name), 'cut short');
  const before = await contentOf(target.db);

  expect(await moveBusiness(world, target)).toEqual(first);
  expect(await contentOf(target.db)).toEqual(before);
  expect(proofsOf(target.filesDir)).toEqual(proofsOf(world.filesDir));
});

test('what has gone on since at either side is never written over', async () => {
  const target = await openEmpty();
  await moveBusiness(world, target);
  await target.db.updateTable('usuarios').set({ nombre: 'Otra' }).execute();
  const before = await contentOf(target.db);

  await expect(moveBusiness(world, target)).rejects.toThrow(NOT_EMPTY);
  expect(await contentOf(target.db)).toEqual(before);
});

test("neither another's database nor another's proofs are touched", async () => {
  const other = await openEmpty();
  await other.db.schema.createTable('clientes').addColumn('id', 'integer').execute();
  await sql`insert into clientes values (7)`.execute(other.db);

  await expect(moveBusiness(world, other)).rejects.toThrow(NOT_EMPTY);
  for (const table of ['kysely_migration', 'kysely_migration_lock']) {
    await other.db.schema.dropTable(table).execute();
  }
  await expect(moveBusiness(world, other)).rejects.toThrow('La base de datos tiene tablas de otro programa');
  expect((await sql`select * from clientes`.execute(other.db)).rows).toEqual([{ id: 7 }]);

  const target = await openEmpty();
  writeFileSync(join(target.filesDir, `${'0'.repeat(32)}.png`), 'of another');
  await expect(moveBusiness(world, target)).rejects.toThrow(
    'El destino tiene imágenes de otro negocio: elija otra carpeta con --files, u otro S3_BUCKET.',
  );
  expect(readdirSync(target.filesDir)).toHaveLength(1);
  expect(await usersOf(target)).toBe(0);
});

test('what does not arrive as it was is told, and none of it is kept', async () => {
  const target = await openEmpty();
  await sql`create rule perdidos as on insert to gastos do instead nothing`.execute(target.db);

  await expect(moveBusiness(world, target)).rejects.toThrow(/^No llegó igual: gastos tiene 3 .* destino 0 /);
  expect(await usersOf(target)).toBe(0);
});
