import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { ApiError } from '../http/errors';
import { businessDay, secondsToMidnight } from '../ledger/clock';
import type { DailyLimit } from '../process/env';

const MEGABYTE = 1_000_000;

export interface CountedUpload {
  db: Db;
  dailyLimit: DailyLimit;
  session: { user: { id: number } };
  now: Date;
}

/** Counts an upload before processing it, so parallel uploads cannot exceed the limit. A failure is uncounted. */
export const withinDailyLimit = async <T>(
  upload: CountedUpload,
  files: readonly File[],
  store: () => Promise<T>,
): Promise<T> => {
  const amount = { imagenes: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
  await count(upload, amount);

  try {
    return await store();
  } catch (error) {
    await takeBack(upload, amount).catch(() => undefined);
    throw error;
  }
};

interface Amount {
  imagenes: number;
  bytes: number;
}

const count = ({ db, dailyLimit, session, now }: CountedUpload, amount: Amount): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { imagenes, bytes } = await trx
      .insertInto('cargas_del_dia')
      .values({ fk_usuario: session.user.id, fecha: businessDay(now), ...amount })
      .onConflict((conflict) =>
        conflict.column('fk_usuario').doUpdateSet({
          fecha: ({ ref }) => ref('excluded.fecha'),
          imagenes: addedTo('imagenes'),
          bytes: addedTo('bytes'),
        }),
      )
      .returning(['imagenes', 'bytes'])
      .executeTakeFirstOrThrow();

    const { pictures, megabytes } = dailyLimit;
    if (imagenes > pictures) throw overLimit(now, `${pictures} imágenes`, imagenes - amount.imagenes);
    if (bytes > megabytes * MEGABYTE) {
      const before = Math.floor((bytes - amount.bytes) / MEGABYTE);
      throw overLimit(now, `${megabytes} MB en imágenes`, `${before} MB`);
    }
  });

const addedTo = (column: keyof Amount) => sql<number>`excluded.${sql.ref(column)} +
  case when cargas_del_dia.fecha = excluded.fecha then cargas_del_dia.${sql.ref(column)} else 0 end`;

const overLimit = (now: Date, limit: string, before: number | string) =>
  new ApiError(
    429,
    `Puede cargar ${limit} por día y hoy ya cargó ${before}. Podrá cargar más mañana, desde las 00:00.`,
    { 'Retry-After': String(secondsToMidnight(now)) },
  );

const takeBack = ({ db, session, now }: CountedUpload, { imagenes, bytes }: Amount) =>
  db
    .updateTable('cargas_del_dia')
    .set((eb) => ({ imagenes: eb('imagenes', '-', imagenes), bytes: eb('bytes', '-', bytes) }))
    .where('fk_usuario', '=', session.user.id)
    .where('fecha', '=', businessDay(now))
    .execute();
