import { basename } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { migrate, migrateTo, readMigrations } from '../../db/migrations';
import type { Schema } from '../../db/schema';
import { isProofName } from '../../files/proofName';
import { OperatorError } from '../../start/operatorError';
import { checkArchive, readArchive } from './archive';
import { type Business, FILES, MANIFEST, Manifest, TABLES } from './backup';
import { hasUsers, refuseOthersTables } from './empty';
import { setSequences, withoutRules, writeLines } from './tables';

/**
 * Brings a backup back into an empty database and a store for its proofs: all of it or nothing, so that one that was cut
 * short is begun again. What an older version has made is brought up to date.
 */
export const restoreBackup = async ({ db, proofs }: Business, path: string): Promise<void> => {
  await checkArchive(path);
  const { migraciones, secuencias } = await readManifest(path);
  await requireEmpty(db, migraciones);
  await migrateTo(db, migraciones);

  await db.transaction().execute(async (trx) => {
    await sql`lock table usuarios in exclusive mode`.execute(trx);
    if (await hasUsers(trx)) throw notEmpty();
    await withoutRules(trx, async () => {
      for await (const { name, bytes } of readArchive(path)) {
        const [folder, table = ''] = name.split('/');
        if (folder === TABLES) await writeLines(trx, table, Buffer.from(bytes).toString().split('\n'));
        // Before the rows that name them are there for good.
        if (folder === FILES && isProofName(basename(name))) await proofs.restore(basename(name), bytes);
      }
      await setSequences(trx, secuencias);
    });
  });

  await migrate(db);
  await sql`analyze`.execute(db);
};

const readManifest = async (path: string): Promise<z.infer<typeof Manifest>> => {
  for await (const { name, bytes } of readArchive(path)) {
    const { data } = Manifest.safeParse(name === MANIFEST && JSON.parse(Buffer.from(bytes).toString()));
    if (data) return data;
    break;
  }
  throw new OperatorError(`${path} no es un respaldo que este programa conozca.`);
};

const requireEmpty = async (db: Kysely<Schema>, wanted: readonly string[]) => {
  await refuseOthersTables(db);
  const made = await readMigrations(db);
  if ([...made].some((name) => !wanted.includes(name))) {
    throw new OperatorError(
      'El respaldo es de una versión anterior: restáurelo en una base nueva, sin tablas.',
    );
  }
  if (made.has('001-inicio') && (await hasUsers(db))) throw notEmpty();
};

const notEmpty = () =>
  new OperatorError(
    'La base de datos ya tiene datos: restaure en una vacía, con otro DATA_DIR u otra DATABASE_URL.',
  );
