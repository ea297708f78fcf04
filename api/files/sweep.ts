import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/client';
import type { Db } from '../db/schema';
import { namedAmong } from '../ownership/proofs';
import { DAY, doHourly } from '../process/hourly';
import { proofPath } from './proofName';
import type { ProofStore } from './proofStore';

/** Time to save the record after choosing a picture. */
const KEPT = DAY;
const AT_ONCE = 500;

/** Deletes unnamed pictures now and every hour, on one server at a time. Returns a stop function. */
export const sweepHourly = (
  { db, alone }: Pick<Database, 'db' | 'alone'>,
  proofs: ProofStore,
): (() => Promise<void>) =>
  doHourly('Limpieza de imágenes', (signal) =>
    alone('limpieza', () => sweepProofs(db, proofs, new Date(Date.now() - KEPT), signal)),
  );

/**
 * Deletes pictures that this database registered before the instant, if no record and no history names them. They must
 * also have their mark, which the first save removes: a copy of the database does not know of that save.
 */
export const sweepProofs = async (
  db: Db,
  proofs: ProofStore,
  before: Date,
  signal?: AbortSignal,
): Promise<void> => {
  for await (const marked of inParts(proofs.listMarked())) {
    const named = await namedAmong(db, marked.map(proofPath));
    await proofs.keep(marked.filter((name) => named.has(proofPath(name))));
    for (const name of marked) {
      if (signal?.aborted) return;
      if (named.has(proofPath(name)) || !(await withdraw(db, proofPath(name), before))) continue;
      await proofs.discard([name]);
      await db.deleteFrom('archivos').where('ruta', '=', proofPath(name)).execute();
    }
  }
  if (!signal?.aborted) await forgetMissing(db, proofs, before);
};

/** A server that was killed may have registered pictures that it did not store. */
const forgetMissing = async (db: Db, proofs: ProofStore, before: Date) => {
  const since = new Date(before.getTime() - 7 * DAY).toISOString();
  const rows = await db
    .selectFrom('archivos')
    .select('ruta')
    .where('fecha_creacion', '>=', since)
    .where('fecha_creacion', '<', before.toISOString())
    .execute();
  for await (const paths of inParts(rows.map(({ ruta }) => ruta))) {
    const named = await namedAmong(db, paths);
    for (const path of paths.filter((one) => !named.has(one))) {
      if (await proofs.read(basename(path))) continue;
      await db.deleteFrom('archivos').where('ruta', '=', path).execute();
    }
  }
};

/** For a restored copy: the live server beside it may still name these pictures, so the copy must not sweep them. */
export const forgetUnnamed = async (db: Db): Promise<void> => {
  const rows = await db.selectFrom('archivos').select('ruta').execute();
  for await (const paths of inParts(rows.map(({ ruta }) => ruta))) {
    const named = await namedAmong(db, paths);
    const unnamed = paths.filter((path) => !named.has(path));
    await db.deleteFrom('archivos').where('ruta', '=', sql<string>`any(${unnamed}::text[])`).execute();
  }
};

async function* inParts(names: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[]> {
  let part: string[] = [];
  for await (const name of names) {
    part.push(name);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** From here on no record can name the picture. Its row goes after its file: a sweep that is cut goes on later. */
const withdraw = (db: Db, path: string, before: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('archivos')
      .select('ruta')
      .where('ruta', '=', path)
      .where('fecha_creacion', '<', before.toISOString())
      .forUpdate()
      .execute();
    if (found.length === 0 || (await namedAmong(trx, [path])).has(path)) return false;
    await trx.updateTable('archivos').set({ retirado: true }).where('ruta', '=', path).execute();

    return true;
  });
