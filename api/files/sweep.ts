import type { Database } from '../db/client';
import type { Db } from '../db/schema';
import { namedAmong } from '../ownership/proofs';
import { DAY, doHourly } from '../process/hourly';
import { proofPath } from './proofName';
import { type ProofStore, type Stored, sentAmong } from './proofStore';

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

export const sweepProofs = async (
  db: Db,
  proofs: ProofStore,
  before: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const strangers: string[] = [];
  let isOurs = false;

  for await (const some of inParts(proofs.list())) {
    const paths = some.map(({ name }) => proofPath(name));
    const named = await namedAmong(db, paths);
    const sent = await sentAmong(db, paths);
    isOurs ||= named.size + sent.size > 0;
    for (const { name, isOlder } of some.filter((one) => !named.has(proofPath(one.name)))) {
      if (signal?.aborted) return;
      if (!(await isOlder(before))) continue;
      if (!sent.has(proofPath(name))) strangers.push(name);
      else if (await forget(db, proofPath(name))) await proofs.discard([name]);
    }
  }
  // If the database knows none of them, DATABASE_URL may be wrong: do not delete another database's proofs.
  if (isOurs) await proofs.discard(strangers);
};

async function* inParts(found: AsyncIterable<Stored>): AsyncGenerator<Stored[]> {
  let part: Stored[] = [];
  for await (const one of found) {
    part.push(one);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Locks the row, so that no record can name the picture meanwhile. */
const forget = (db: Db, path: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('archivos').select('ruta').where('ruta', '=', path).forUpdate().execute();
    if ((await namedAmong(trx, [path])).has(path)) return false;
    await trx.deleteFrom('archivos').where('ruta', '=', path).execute();

    return true;
  });
