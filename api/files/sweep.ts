import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { namedAmong } from '../access/proofs';
import type { Schema } from '../db/schema';
import { DAY, doHourly } from '../start/hourly';
import { isProofName, proofPath } from './proofName';
import { discardProofs, isOlder, sentAmong } from './proofStore';

/** Whoever chose a picture saves the record by then, or chooses it again. */
const KEPT = DAY;
const AT_ONCE = 500;

type Db = Kysely<Schema>;

/** Removes what no record names, now and every hour; the answer ends it, and waits for the one under way. */
export const sweepHourly = (db: Db, filesDir: string): (() => Promise<void>) =>
  doHourly('Limpieza de imágenes', (signal) =>
    sweepProofs(db, filesDir, new Date(Date.now() - KEPT), signal),
  );

/** Removes the pictures that were stored before that instant and that no record names. */
export const sweepProofs = async (
  db: Db,
  filesDir: string,
  before: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const names = (await readdir(filesDir)).filter(isProofName);
  const strangers: string[] = [];
  let isOurs = false;

  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    const named = await namedAmong(db, some.map(proofPath));
    const sent = await sentAmong(db, some.map(proofPath));
    isOurs ||= named.size + sent.size > 0;
    for (const name of some.filter((one) => !named.has(proofPath(one)))) {
      if (signal?.aborted) return;
      if (!(await isOlder(join(filesDir, name), before))) continue;
      if (!sent.has(proofPath(name))) strangers.push(name);
      else if (await forget(db, proofPath(name))) await discardProofs(filesDir, [name]);
    }
  }
  // Where the database knows none of them it is another's: a wrong DATABASE_URL must not cost a business its proofs.
  if (isOurs) await discardProofs(filesDir, strangers);
};

/** From here on no record can name it, unless one does by now: whoever is about to holds its row. */
const forget = (db: Db, path: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('archivos').select('ruta').where('ruta', '=', path).forUpdate().execute();
    if ((await namedAmong(trx, [path])).has(path)) return false;
    await trx.deleteFrom('archivos').where('ruta', '=', path).execute();

    return true;
  });
