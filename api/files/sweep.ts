import type { Database } from '../db/client';
import type { Db } from '../db/schema';
import { namedAmong } from '../ownership/proofs';
import { DAY, doHourly } from '../process/hourly';
import { proofPath } from './proofName';
import { type ProofStore, type Stored, sentAmong } from './proofStore';

/** Whoever chose a picture saves the record by then, or chooses it again. */
const KEPT = DAY;
const AT_ONCE = 500;

/** Removes what no record names, now and every hour, on one server at a time; the answer ends it, and waits for the one under way. */
export const sweepHourly = (
  { db, alone }: Pick<Database, 'db' | 'alone'>,
  proofs: ProofStore,
): (() => Promise<void>) =>
  doHourly('Limpieza de imágenes', (signal) =>
    alone('limpieza', () => sweepProofs(db, proofs, new Date(Date.now() - KEPT), signal)),
  );

/** Removes the pictures that were stored before that instant and that no record names. */
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
  // Where the database knows none of them it is another's: a wrong DATABASE_URL must not cost a business its proofs.
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

/** From here on no record can name it, unless one does by now: whoever is about to holds its row. */
const forget = (db: Db, path: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('archivos').select('ruta').where('ruta', '=', path).forUpdate().execute();
    if ((await namedAmong(trx, [path])).has(path)) return false;
    await trx.deleteFrom('archivos').where('ruta', '=', path).execute();

    return true;
  });
