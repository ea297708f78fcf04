import { basename } from 'node:path';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { migrate, migrateTo, readMigrations } from '../../db/migrations';
import type { Db } from '../../db/schema';
import { isProofName } from '../../files/proofName';
import { type ProofStore, readBytes } from '../../files/proofStore';
import { forgetUnnamed } from '../../files/sweep';
import { hasUsers } from '../../ownership/usuarios';
import { OperatorError } from '../../process/operatorError';
import { checkArchive, readArchive } from './archive';
import { type Business, FILES, MANIFEST, Manifest, TABLES, type Tell } from './backup';
import {
  type Digests,
  OF_THE_MOMENT,
  readDigests,
  readTableNames,
  setSequences,
  withoutRules,
  writeLines,
} from './tables';

export interface Compared {
  tables: number;
  proofs: number;
}

interface Watched {
  signal?: AbortSignal;
  tell?: Tell;
}

/** Restores and verifies a backup into an empty database, all or nothing. Migrates afterwards. */
export const restoreBackup = async (
  { db, proofs }: Business,
  path: string,
  { signal, tell }: Watched = {},
): Promise<Compared> => {
  const onPiece = (count: number) => tell?.(`Comprobando el respaldo: ${count}`);
  const total = await checkArchive(path, { signal, onPiece });
  let done = 0;
  const { migraciones, secuencias, tablas = {} } = await readManifest(path);
  // Backups of older versions have them too.
  for (const table of OF_THE_MOMENT) delete tablas[table];
  const compared = { tables: Object.keys(tablas).length, proofs: 0 };
  await requireEmpty(db, migraciones);
  await migrateTo(db, migraciones);

  await db.transaction().execute(async (trx) => {
    await sql`lock table usuarios in exclusive mode`.execute(trx);
    if (await hasUsers(trx)) throw notEmpty();
    await withoutRules(trx, async () => {
      for await (const { name, bytes } of readArchive(path)) {
        signal?.throwIfAborted();
        done += 1;
        tell?.(`Restaurando: ${done} de ${total}`);
        const [folder, table = ''] = name.split('/');
        if (folder === TABLES && !OF_THE_MOMENT.includes(table))
          await writeLines(trx, table, Buffer.from(bytes).toString().split('\n'));
        // Before the transaction commits the rows that name them.
        if (folder === FILES && isProofName(basename(name))) {
          await restoreProof(proofs, basename(name), bytes);
          compared.proofs += 1;
        }
      }
      await setSequences(trx, secuencias);
      await requireSame(trx, tablas);
    });
  });

  await migrate(db);
  await forgetUnnamed(db);
  await sql`analyze`.execute(db);

  return compared;
};

const restoreProof = async (proofs: ProofStore, name: string, bytes: Uint8Array) => {
  await proofs.restore(name, bytes);
  const kept = await readBytes(proofs, name);
  if (!kept || Buffer.compare(kept, bytes) !== 0) {
    throw notTheSame(`el comprobante ${name} es otro que el del respaldo`);
  }
};

const requireSame = async (trx: Db, wanted: Digests) => {
  const found = await readDigests(trx);
  for (const [table, { filas, suma }] of Object.entries(wanted)) {
    const rows = found[table]?.filas ?? 0;
    if (rows !== filas) throw notTheSame(`${table} tiene ${rows} filas y en el respaldo ${filas}`);
    if (found[table]?.suma !== suma) throw notTheSame(`${table} tiene otros datos que el respaldo`);
  }
};

const notTheSame = (what: string) => new OperatorError(`No llegó igual: ${what}. No se guardó nada.`);

const readManifest = async (path: string): Promise<z.infer<typeof Manifest>> => {
  for await (const { name, bytes } of readArchive(path)) {
    const { data } = Manifest.safeParse(name === MANIFEST && JSON.parse(Buffer.from(bytes).toString()));
    if (data) return data;
    break;
  }
  throw new OperatorError(`${path} no es un respaldo que este programa conozca.`);
};

/** All tables will be emptied, so they must be ours. */
const requireEmpty = async (db: Db, wanted: readonly string[]) => {
  const made = await readMigrations(db);
  if (made.size === 0 && (await readTableNames(db)).length > 0) {
    throw new OperatorError('La base de datos tiene tablas de otro programa: use una vacía, solo para este.');
  }
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
