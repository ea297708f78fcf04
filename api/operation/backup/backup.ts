import * as z from 'zod/mini';
import { readMigrations } from '../../db/migrations';
import type { Db } from '../../db/schema';
import { explainStore, type ProofStore } from '../../files/proofStore';
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

/** A consistent backup: the database, then the proofs, which are stored before their rows. */
export async function* makeBackup({ db, proofs }: Business, tell?: Tell): AsyncGenerator<Piece> {
  yield* readDatabase(db, tell);
  yield* readProofs(proofs, tell);
}

async function* readDatabase(db: Db, tell?: Tell): AsyncGenerator<Piece> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();

  try {
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
  } finally {
    await trx.rollback().execute();
  }
}

async function* readProofs(proofs: ProofStore, tell?: Tell): AsyncGenerator<Piece> {
  const total = tell ? await countOf(namesIn(proofs)) : 0;
  let done = 0;
  for await (const name of namesIn(proofs)) {
    const failed = (error: unknown) => explainStore(`No se pudo copiar el comprobante ${name}`, error);
    // The sweep may have deleted it meanwhile.
    const bytes = await proofs.read(name).catch(failed);
    if (bytes) yield { name: `${FILES}/${name}`, bytes };
    done += 1;
    tell?.(`Comprobantes: ${done} de ${total}`);
  }
}

async function* namesIn(proofs: ProofStore): AsyncGenerator<string> {
  try {
    yield* proofs.list();
  } catch (error) {
    explainStore('No se pudo leer la lista de comprobantes', error);
  }
}

const countOf = async (names: AsyncIterable<string>): Promise<number> => {
  let count = 0;
  for await (const _ of names) count += 1;

  return count;
};
