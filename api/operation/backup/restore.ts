import { basename } from 'node:path';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { migrate, migrateTo, readMigrations, requireKnown } from '../../db/migrations';
import type { Db } from '../../db/schema';
import { isProofName } from '../../files/proofName';
import { explainStore, type ProofStore, StoreAway } from '../../files/proofStore';
import { forgetUnnamed } from '../../files/sweep';
import { hasUsers } from '../../ownership/usuarios';
import { OperatorError } from '../../process/operatorError';
import { checkArchive, readArchive } from './archive';
import { type Business, FILES, MANIFEST, Manifest, TABLES, type Tell } from './backup';
import {
  type Digests,
  OF_THE_MOMENT,
  ownTable,
  readDigests,
  readTableNames,
  setSequences,
  withoutRules,
  writeLines,
} from './tables';
import { markInTables, type RestoreMark } from './unfinished';

export interface Compared {
  tables: number;
  proofs: number;
}

interface Watched {
  signal?: AbortSignal;
  tell?: Tell;
}

interface Inspected {
  path: string;
  pieces: number;
  manifest: z.infer<typeof Manifest>;
}

/** Reads the whole backup before anything is written: it is complete, and each of its tables is one of ours. */
export const inspectBackup = async (path: string, { signal, tell }: Watched = {}): Promise<Inspected> => {
  const onPiece = (count: number) => tell?.(`Comprobando el respaldo: ${count}`);
  const names = new Set<string>();
  const pieces = await checkArchive(path, {
    signal,
    onPiece(count, name) {
      onPiece(count);
      const [folder, table = ''] = name.split('/');
      if (folder === TABLES) names.add(table);
    },
  });
  const manifest = await readManifest(path);
  requireKnown(manifest.migraciones);
  const unknown = [...names, ...Object.keys(manifest.tablas ?? {})].find((name) => !ownTable(name));
  if (unknown !== undefined) {
    throw new OperatorError(
      `El respaldo ${path} tiene una tabla que este programa no conoce (${JSON.stringify(unknown.slice(0, 60))}): use otro.`,
    );
  }

  return { path, pieces, manifest };
};

interface Target extends Business {
  mark: RestoreMark;
}

/** Restores and verifies a backup into an empty database, all or nothing. Migrates afterwards. */
export const restoreBackup = async (
  { db, proofs }: Business,
  path: string,
  watched: Watched = {},
): Promise<Compared> =>
  restoreInspected({ db, proofs, mark: markInTables(db) }, await inspectBackup(path, watched), watched);

export const restoreInspected = async (
  { db, proofs, mark }: Target,
  { path, pieces, manifest }: Inspected,
  { signal, tell }: Watched = {},
): Promise<Compared> => {
  const { migraciones, secuencias } = manifest;
  const tablas = { ...manifest.tablas };
  // Backups of older versions have them too.
  for (const table of OF_THE_MOMENT) delete tablas[table];
  const compared = { tables: Object.keys(tablas).length, proofs: 0 };
  // The rows of a database with the mark came from a restore that was cut.
  const isBegun = await mark.stands();
  await requireEmpty(db, migraciones, isBegun);
  await mark.place();
  await migrateTo(db, migraciones);
  const restoring = restoreProofs(proofs);

  try {
    await db.transaction().execute(async (trx) => {
      await sql`lock table usuarios in exclusive mode`.execute(trx);
      if (!isBegun && (await hasUsers(trx))) throw notEmpty();
      let done = 0;
      await withoutRules(trx, async () => {
        for await (const { name, bytes } of readArchive(path)) {
          signal?.throwIfAborted();
          done += 1;
          tell?.(`Restaurando: ${done} de ${pieces}`);
          const [folder, second = ''] = name.split('/');
          const table = folder === TABLES ? ownTable(second) : undefined;
          if (table && !OF_THE_MOMENT.includes(table))
            await writeLines(trx, table, Buffer.from(bytes).toString().split('\n'));
          // Before the transaction commits the rows that name them.
          if (folder === FILES && isProofName(basename(name))) {
            await restoring.write(basename(name), bytes);
            compared.proofs += 1;
          }
        }
        await setSequences(trx, secuencias);
        await requireSame(trx, tablas);
      });
    });
  } catch (error) {
    await restoring.undo();
    throw error;
  }

  await migrate(db);
  await forgetUnnamed(db);
  await sql`analyze`.execute(db);
  await mark.remove();

  return compared;
};

/** Writes and compares pictures. Those that were there before belong to somebody else, and stay. */
const restoreProofs = (proofs: ProofStore) => {
  const written: string[] = [];
  /** A store that holds it damaged is no reason to refuse: it is written again. */
  const isThere = async (name: string) => {
    try {
      return (await proofs.read(name)) !== undefined;
    } catch (error) {
      if (error instanceof StoreAway) return true;
      throw error;
    }
  };

  return {
    async write(name: string, bytes: Uint8Array) {
      const failed = (error: unknown) => explainStore(`No se pudo restaurar el comprobante ${name}`, error);
      if (!(await isThere(name))) written.push(name);
      await proofs.restore(name, bytes).catch(failed);
      const kept = await proofs.read(name).catch(failed);
      if (!kept || Buffer.compare(kept, bytes) !== 0) {
        throw notTheSame(`el comprobante ${name} es otro que el del respaldo`);
      }
    },
    /** As far as the store lets it; the reason of the refusal is told, not this one. */
    undo: () => proofs.discard(written).catch(() => undefined),
  };
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
const requireEmpty = async (db: Db, wanted: readonly string[], isBegun: boolean) => {
  const made = await readMigrations(db);
  if (made.size === 0 && (await readTableNames(db)).length > 0) {
    throw new OperatorError('La base de datos tiene tablas de otro programa: use una vacía, solo para este.');
  }
  if ([...made].some((name) => !wanted.includes(name))) {
    throw new OperatorError(
      'El respaldo es de una versión anterior: restáurelo en una base nueva, sin tablas.',
    );
  }
  if (!isBegun && made.has('001-inicio') && (await hasUsers(db))) throw notEmpty();
};

const notEmpty = () =>
  new OperatorError(
    'La base de datos ya tiene datos: restaure en una vacía, con otro DATA_DIR u otra DATABASE_URL.',
  );
