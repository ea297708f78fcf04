import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Alone } from '../../../api/db/alone';
import type { Schema } from '../../../api/db/schema';
import { diskStore } from '../../../api/files/diskStore';
import type { ProofStore } from '../../../api/files/proofStore';
import { type Piece, packArchive, readArchive } from '../../../api/operation/backup/archive';
import { makeBackup } from '../../../api/operation/backup/backup';
import { restoreBackup } from '../../../api/operation/backup/restore';
import { backUpDaily } from '../../../api/operation/backup/serve';
import { storeArchive } from '../../../api/operation/backup/store';
import { ownTable, readTableNames } from '../../../api/operation/backup/tables';
import { markInTables } from '../../../api/operation/backup/unfinished';
import { authCalls } from '../../../contract/auth';
import { gastosRest } from '../../../contract/gastos';
import { contentOf, rulesOf } from '../../support/api/contentOf';
import { openFolder } from '../../support/api/folders';
import { make, oneOfEach } from '../../support/api/samples';
import { openTestDatabase } from '../../support/api/testDatabase';
import { openWorld } from '../../support/api/world';

const world = openWorld();
const folder = openFolder();
const archive = join(folder, 'respaldo.tar.gz');

beforeAll(async () => {
  await oneOfEach(world);
  await make(world, gastosRest, 2, { comprobante: await world.upload(world.berta) }, world.berta);
  await storeArchive(packArchive(makeBackup(world)), archive);
});

const openEmpty = async () => {
  const { db, close } = await openTestDatabase({ isPatient: true });
  const filesDir = openFolder();
  onTestFinished(close);

  return { db, filesDir, proofs: diskStore(filesDir) };
};

/** PGlite has a single server, so no lock is needed. */
const alone: Alone = (_, work) => work();

const usersOf = async (db: Kysely<Schema>) => (await db.selectFrom('usuarios').select('id').execute()).length;

test('[O1] a restore into an empty database brings back rows, next ids, rules and proofs', async () => {
  const { db, filesDir, proofs } = await openEmpty();

  const { tables, proofs: pictures } = await restoreBackup({ db, proofs }, archive);

  const before = await contentOf(world.db);
  expect([tables, pictures]).toEqual([Object.keys(before.digests).length, 1]);
  expect(await contentOf(db)).toEqual(before);
  expect(await rulesOf(db)).toEqual(await rulesOf(world.db));
  expect(Object.values(before.digests).filter((digest) => digest !== null).length).toBeGreaterThan(15);
  const names = readdirSync(filesDir);
  expect(names).toHaveLength(1);
  for (const name of names) {
    expect(readFileSync(join(filesDir, name))).toEqual(readFileSync(join(world.filesDir, name)));
  }
  expect(statSync(archive).mode & 0o777).toBe(0o600);
});

test('[U30] a backup and a restore say how far they are', async () => {
  const told: string[] = [];
  const tell = (text: string) => told.push(text);
  for await (const _ of makeBackup(world, { tell }));
  const rows = told.filter((text) => text.startsWith('Filas: '));
  const [, done, total] = /^Filas: (\d+) de (\d+)$/.exec(rows.at(-1) ?? '') ?? [];
  expect(rows.length).toBeGreaterThan(10);
  expect(done).toBe(total);
  expect(told.at(-1)).toBe('Comprobantes: 1 de 1');

  const { db, proofs } = await openEmpty();
  await restoreBackup({ db, proofs }, archive, { tell });
  const [, restored, pieces] = /^Restaurando: (\d+) de (\d+)$/.exec(told.at(-1) ?? '') ?? [];
  expect(restored).toBe(pieces);
});

test('[U30] a restore that is cancelled stores no row, and can be done again', async () => {
  const { db, proofs } = await openEmpty();
  const controller = new AbortController();
  const tell = (text: string) => text.startsWith('Restaurando: 9 ') && controller.abort();
  const cut = restoreBackup({ db, proofs }, archive, { signal: controller.signal, tell });
  await expect(cut).rejects.toThrow(/abort/i);
  expect(await usersOf(db)).toBe(0);
  await restoreBackup({ db, proofs }, archive);
  expect(await contentOf(db)).toEqual(await contentOf(world.db));
});

test('[U30] a backup that is cancelled while it is written or checked leaves no file', async () => {
  const place = openFolder();
  const path = join(place, 'respaldo.tar.gz');
  for (const begins of ['Comprobantes: ', 'checked']) {
    const controller = new AbortController();
    const tell = (text: string) => text.startsWith(begins) && controller.abort();
    const pieces = makeBackup(world, { tell });
    const { signal } = controller;
    const cut = storeArchive(packArchive(pieces), path, { signal, onPiece: () => tell('checked') });
    await expect(cut).rejects.toThrow(/abort/i);
    expect(readdirSync(place)).toEqual([]);
  }
});

test('[O1] a damaged or truncated backup is refused before anything is written', async () => {
  const { db, filesDir, proofs } = await openEmpty();
  const whole = readFileSync(archive);
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
  const broken = join(folder, 'roto.tar.gz');

  for (const bytes of [flipped, whole.subarray(0, -1), whole.subarray(0, whole.length >> 1), Buffer.of()]) {
    writeFileSync(broken, bytes);
    await expect(restoreBackup({ db, proofs }, broken)).rejects.toThrow(
      `El respaldo ${broken} está dañado o incompleto: use otro.`,
    );
  }
  expect(await usersOf(db)).toBe(0);
  expect(readdirSync(filesDir)).toEqual([]);
});

/** Repacks the archive with changed pieces, so that all checksums are right. */
const changed = async (name: string, change: (text: string) => string): Promise<string> => {
  const pieces = async function* (): AsyncGenerator<Piece> {
    for await (const piece of readArchive(archive)) {
      const isMeant = piece.name.startsWith(name);
      yield isMeant ? { ...piece, bytes: Buffer.from(change(Buffer.from(piece.bytes).toString())) } : piece;
    }
  };
  const path = join(openFolder(), 'respaldo.tar.gz');
  await storeArchive(packArchive(pieces()), path);

  return path;
};

test('[O8] a restore names a table or proof that differs from the backup, and stores no row', async () => {
  const { db, proofs } = await openEmpty();
  const altered = await changed('tablas/gastos/', (text) => text.replace('"valor":900,', '"valor":901,'));
  await expect(restoreBackup({ db, proofs }, altered)).rejects.toThrow(
    'No llegó igual: gastos tiene otros datos que el respaldo. No se guardó nada.',
  );
  const cut = { ...proofs, restore: (name: string) => proofs.restore(name, Buffer.from('cut short')) };
  await expect(restoreBackup({ db, proofs: cut }, archive)).rejects.toThrow(
    /^No llegó igual: el comprobante \w+\.\w+ es otro que el del respaldo\. No se guardó nada\.$/,
  );
  await sql`create rule perdidos as on insert to gastos do instead nothing`.execute(db);
  await expect(restoreBackup({ db, proofs }, archive)).rejects.toThrow(
    'No llegó igual: gastos tiene 0 filas y en el respaldo 2. No se guardó nada.',
  );
  expect(await usersOf(db)).toBe(0);
});

test('[N11] a table that is not ours refuses the archive before anything is written @ci', async () => {
  const { db, filesDir, proofs } = await openEmpty();
  const before = await rulesOf(db);
  const names = ['otra', 'pg_authid', 'usuarios"; drop table usuarios; --', 'movimientos', '', '__proto__'];

  for (const name of names) {
    const inFolder = async function* (): AsyncGenerator<Piece> {
      yield* readArchive(archive);
      yield { name: `tablas/${name}/000001.jsonl`, bytes: Buffer.from('{}') };
    };
    const path = join(openFolder(), 'respaldo.tar.gz');
    await storeArchive(packArchive(inFolder()), path);
    await expect(restoreBackup({ db, proofs }, path)).rejects.toThrow(
      'una tabla que este programa no conoce',
    );
  }
  const inSums = await changed('respaldo.json', (text) => text.replace('"gastos":{', '"otra":{'));
  await expect(restoreBackup({ db, proofs }, inSums)).rejects.toThrow('("otra")');

  expect(await rulesOf(db)).toEqual(before);
  expect(readdirSync(filesDir)).toEqual([]);
});

test('[N11] each table of the database is known to a restore', async () => {
  expect((await readTableNames(world.db)).filter((name) => !ownTable(name))).toEqual([]);
});

test('[N11] a refused restore leaves no picture behind, but those that were there before', async () => {
  const { db, filesDir, proofs } = await openEmpty();
  const theirs = `${'b'.repeat(32)}.png`;
  const shared = readdirSync(world.filesDir).find((name) => name.endsWith('.png')) ?? '';
  writeFileSync(join(filesDir, theirs), 'of another server');
  const altered = await changed('tablas/gastos/', (text) => text.replace('"valor":900,', '"valor":901,'));

  await expect(restoreBackup({ db, proofs }, altered)).rejects.toThrow('No llegó igual');
  expect(readdirSync(filesDir).filter((name) => name.endsWith('.png'))).toEqual([theirs]);

  await proofs.restore(shared, readFileSync(join(world.filesDir, shared)));
  await expect(restoreBackup({ db, proofs }, altered)).rejects.toThrow('No llegó igual');
  expect(readdirSync(filesDir)).toEqual(expect.arrayContaining([theirs, shared]));
});

test('[N11] a restore is marked from before its first write until after its last @ci', async () => {
  const { db, proofs } = await openEmpty();
  const mark = markInTables(db);
  const controller = new AbortController();
  const tell = (text: string) => text.startsWith('Restaurando: 3 ') && controller.abort();

  await expect(restoreBackup({ db, proofs }, archive, { signal: controller.signal, tell })).rejects.toThrow(
    /abort/i,
  );
  expect(await mark.stands()).toBe(true);
  await restoreBackup({ db, proofs }, archive);

  expect(await mark.stands()).toBe(false);
  expect(await contentOf(db)).toEqual(await contentOf(world.db));
});

test('[N11] a second restore goes on after one that was killed between its rows and its end @ci', async () => {
  const { db, proofs } = await openEmpty();
  await restoreBackup({ db, proofs }, archive);
  await markInTables(db).place();

  await restoreBackup({ db, proofs }, archive);

  expect(await contentOf(db)).toEqual(await contentOf(world.db));
});

test('[N11] of backups that are made at once under one name one is stored whole, and the others say so', async () => {
  const place = openFolder();
  const path = join(place, 'respaldo.tar.gz');

  const ends = await Promise.allSettled(
    [1, 2, 3].map(() => storeArchive(packArchive(makeBackup(world)), path)),
  );

  const refusals = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason.message);
  expect(refusals).toEqual([1, 2].map(() => `${path} ya existe: elija otro nombre.`));
  expect(readdirSync(place)).toEqual(['respaldo.tar.gz']);
  for await (const _ of readArchive(path));
});

test('a backup of an older version without a list of tables is restored', async () => {
  const { db, proofs } = await openEmpty();
  const old = await changed('respaldo.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), tablas: undefined }),
  );

  expect((await restoreBackup({ db, proofs }, old)).tables).toBe(0);
  expect(await contentOf(db)).toEqual(await contentOf(world.db));
});

const LIVE = ['sesiones', 'tokens_refresco', 'intentos_fallidos'] as const;

const countLive = async (db: Kysely<Schema>) =>
  Promise.all(LIVE.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));

test('[A31] a backup holds no session, no refresh token and no failed attempt', async () => {
  await world.call(authCalls.login, { body: { username: world.berta.user.username, password: 'otra' } });
  expect(Math.min(...(await countLive(world.db)))).toBeGreaterThan(0);
  const path = join(openFolder(), 'respaldo.tar.gz');
  await storeArchive(packArchive(makeBackup(world)), path);

  const whole: string[] = [];
  for await (const { name, bytes } of readArchive(path)) whole.push(name, Buffer.from(bytes).toString());

  const secrets = await Promise.all([
    world.db.selectFrom('tokens_refresco').select('hash as secret').execute(),
    world.db.selectFrom('sesiones').select('id as secret').execute(),
    world.db.selectFrom('intentos_fallidos').select('clave as secret').execute(),
  ]);
  for (const { secret } of secrets.flat()) expect(whole.join()).not.toContain(secret);
});

test('[A31] sessions in a backup of an older version are not restored', async () => {
  const { db, proofs } = await openEmpty();
  const rows = {
    sesiones: { id: 's', fk_usuario: world.berta.user.id, expira: '2099-01-01', agente: '' },
    tokens_refresco: { hash: 'h', fk_sesion: 's', fecha_creacion: '2026-10-14' },
    intentos_fallidos: { id: 1, clave: 'c', fecha: '2026-10-14' },
  };
  const tablas = Object.fromEntries(LIVE.map((table) => [table, { filas: 1, suma: '1' }]));
  const older = async function* (): AsyncGenerator<Piece> {
    for await (const { name, bytes } of readArchive(archive)) {
      const manifest = name === 'respaldo.json' && JSON.parse(Buffer.from(bytes).toString());
      const told = manifest && JSON.stringify({ ...manifest, tablas: { ...manifest.tablas, ...tablas } });
      yield { name, bytes: told ? Buffer.from(told) : bytes };
    }
    for (const table of LIVE) {
      yield { name: `tablas/${table}/000001.jsonl`, bytes: Buffer.from(JSON.stringify(rows[table])) };
    }
  };
  const path = join(openFolder(), 'respaldo.tar.gz');
  await storeArchive(packArchive(older()), path);

  await restoreBackup({ db, proofs }, path);

  expect(await countLive(db)).toEqual([0, 0, 0]);
  expect((await contentOf(db)).digests).toEqual((await contentOf(world.db)).digests);
});

test('[O1] [O8] a restore over existing data is refused', async () => {
  const { db, proofs } = await openEmpty();
  await restoreBackup({ db, proofs }, archive);
  const before = await contentOf(db);

  await expect(restoreBackup({ db, proofs }, archive)).rejects.toThrow('La base de datos ya tiene datos');
  expect(await contentOf(db)).toEqual(before);
});

test('a restore into the database of another program is refused', async () => {
  const { db, proofs } = await openEmpty();
  for (const table of ['kysely_migration', 'kysely_migration_lock']) {
    await db.schema.dropTable(table).execute();
  }

  await expect(restoreBackup({ db, proofs }, archive)).rejects.toThrow(
    'La base de datos tiene tablas de otro programa: use una vacía, solo para este.',
  );
});

test('each day makes a backup, and only the wanted number of complete ones is kept', async () => {
  const place = join(folder, 'diario');
  const old = ['loteria-20250101T000000Z.tar.gz', 'loteria-20250102T000000Z.tar.gz'];
  mkdirSync(place);
  const cut = ['loteria-20250103T000000Z.tar.gz.parcial', 'loteria-20250104T000000Z.tar.gz.0a1b2c3d.parcial'];
  for (const name of [...old, ...cut, 'otra-cosa.txt']) {
    writeFileSync(join(place, name), '');
  }
  const done: Date[] = [];
  const run = () =>
    backUpDaily({
      folder: place,
      keep: 2,
      alone,
      write: (path) => storeArchive(packArchive(makeBackup(world)), path),
      onDone: (when) => done.push(when),
    });

  const end = run();
  await expect.poll(() => readdirSync(place).length, { timeout: 20_000 }).toBe(3);
  await end();
  const [, first, other] = readdirSync(place).sort();
  expect([readdirSync(place).sort()[0], other]).toEqual([old[1], 'otra-cosa.txt']);
  expect(first).toMatch(/^loteria-20\d{6}T\d{6}Z\.tar\.gz$/);

  // A restart on the same day makes no second backup.
  const seen = done.length;
  const endAgain = run();
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(seen + 1);
  await endAgain();
  expect(readdirSync(place)).toHaveLength(3);
});

test('[N10] a backup says which pictures its records name and the store lacks, and holds those that a list leaves out', async () => {
  const lost = await world.upload(world.berta);
  const unlisted = await world.upload(world.berta);
  await make(world, gastosRest, 3, { comprobante: lost }, world.berta);
  await make(world, gastosRest, 4, { comprobante: unlisted }, world.berta);
  // No record names it.
  await world.upload(world.berta);
  const [lostName = '', unlistedName] = [lost, unlisted].map((path) => path.replace('comprobantes/', ''));
  rmSync(join(world.filesDir, lostName));
  const proofs: ProofStore = {
    ...world.proofs,
    async *list() {
      for await (const name of world.proofs.list()) if (name !== unlistedName) yield name;
    },
  };
  const warned: string[] = [];
  const warn = (text: string) => warned.push(text);
  const names: string[] = [];

  for await (const { name } of makeBackup({ ...world, proofs }, { warn })) names.push(name);

  expect(warned).toEqual([
    `Al respaldo le falta un comprobante que los registros nombran y el almacén no tiene: ${lostName}. Búsquelo en un respaldo anterior.`,
  ]);
  expect(names).toContain(`archivos/${unlistedName}`);
});
