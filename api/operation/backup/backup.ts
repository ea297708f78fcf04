import { sql } from 'kysely';
import * as z from 'zod/mini';
import { isMigrated, readMigrations } from '../../db/migrations';
import type { Db } from '../../db/schema';
import { isProofName, proofPath } from '../../files/proofName';
import { explainStore, type ProofStore } from '../../files/proofStore';
import { allNamed } from '../../ownership/proofs';
import { logFault } from '../../process/log';
import type { Piece } from './archive';
import { Digest, readBackedUpTables, readDigests, readLines, readSequences } from './tables';

export const MANIFEST = 'respaldo.json';
export const Manifest = z.object({
  formato: z.literal(1),
  fecha: z.string(),
  migraciones: z.array(z.string()),
  secuencias: z.record(z.string(), z.nullable(z.number())),
  /** Missing in backups of older versions. */
  tablas: z.optional(z.record(z.string(), Digest)),
});

export const TABLES = 'tablas';
export const FILES = 'archivos';

const AT_ONCE = 2_000;

export interface Business {
  db: Db;
  proofs: ProofStore;
}

/** Is told what happens, and how far it is. */
export type Tell = (text: string) => void;

interface Told {
  tell?: Tell;
  /** The backup is made, but lacks something. */
  warn?: Tell;
}

/** A consistent backup: the database, then the proofs, which are stored before their rows. */
export async function* makeBackup(
  { db, proofs }: Business,
  { tell, warn = logFault }: Told = {},
): AsyncGenerator<Piece> {
  const named = yield* readDatabase(db, tell);
  for await (const { name, bytes } of readProofs(proofs, named, tell)) {
    named.delete(name);
    yield { name: `${FILES}/${name}`, bytes };
  }
  if (named.size > 0) warn(lacking([...named].sort()));
}

const MOST_TOLD = 10;

const lacking = (names: readonly string[]): string => {
  if (names.length === 1) {
    return `Al respaldo le falta un comprobante que los registros nombran y el almacén no tiene: ${names[0]}. Búsquelo en un respaldo anterior.`;
  }
  const told = names.slice(0, MOST_TOLD).join(', ');
  const rest = names.length > MOST_TOLD ? ` y ${names.length - MOST_TOLD} más` : '';

  return `Al respaldo le faltan ${names.length} comprobantes que los registros nombran y el almacén no tiene: ${told}${rest}. Búsquelos en un respaldo anterior.`;
};

/** Returns the names of the proofs that its records name. */
async function* readDatabase(db: Db, tell?: Tell): AsyncGenerator<Piece, Set<string>> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();

  try {
    // One core: parallel workers would take all of a small machine from those who work meanwhile.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
    tell?.('Sumando las tablas');
    const tablas = await readDigests(trx);
    const total = Object.values(tablas).reduce((sum, { filas }) => sum + filas, 0);
    let done = 0;
    const manifest: z.infer<typeof Manifest> = {
      formato: 1,
      fecha: new Date().toISOString(),
      migraciones: [...(await readMigrations(trx))].sort(),
      secuencias: await readSequences(trx),
      tablas,
    };
    yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) };

    for (const table of await readBackedUpTables(trx)) {
      let part = 0;
      for await (const lines of readLines(trx, table, AT_ONCE)) {
        part += 1;
        const name = `${TABLES}/${table}/${String(part).padStart(6, '0')}.jsonl`;
        yield { name, bytes: Buffer.from(lines.join('\n')) };
        done += lines.length;
        tell?.(`Filas: ${done} de ${total}`);
      }
    }

    // A database of an older version may lack what the names are read with.
    return (await isMigrated(trx)) ? proofNames(await allNamed(trx)) : new Set();
  } finally {
    await trx.rollback().execute();
  }
}

const proofNames = (paths: Iterable<string>): Set<string> =>
  new Set(
    [...paths]
      .filter((path) => path.startsWith(proofPath('')))
      .map((path) => path.slice(proofPath('').length))
      .filter(isProofName),
  );

async function* readProofs(
  proofs: ProofStore,
  named: ReadonlySet<string>,
  tell?: Tell,
): AsyncGenerator<Piece> {
  const total = tell ? await countOf(namesIn(proofs, named)) : 0;
  let done = 0;
  for await (const name of namesIn(proofs, named)) {
    const failed = (error: unknown) => explainStore(`No se pudo copiar el comprobante ${name}`, error);
    // The sweep may have deleted it meanwhile.
    const bytes = await proofs.read(name).catch(failed);
    if (bytes) yield { name, bytes };
    done += 1;
    tell?.(`Comprobantes: ${done} de ${total}`);
  }
}

/** A list may leave out what its store has. */
async function* namesIn(proofs: ProofStore, named: ReadonlySet<string>): AsyncGenerator<string> {
  const left = new Set(named);
  try {
    for await (const name of proofs.list()) {
      left.delete(name);
      yield name;
    }
  } catch (error) {
    explainStore('No se pudo leer la lista de comprobantes', error);
  }
  yield* left;
}

const countOf = async (names: AsyncIterable<string>): Promise<number> => {
  let count = 0;
  for await (const _ of names) count += 1;

  return count;
};
