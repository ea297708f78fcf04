import { sql } from 'kysely';
import type { Db, Trx } from '../db/schema';
import { answerIn, onceIn } from '../db/transactions';
import { refusedField } from '../http/errors';
import { businessDay } from './clock';
import { type Week, weekOf } from './week';

export interface Place {
  fk_usuario: number;
  fecha: string;
}

/** 409 if the week of the day is closed; it stays open until the transaction ends. */
export const requireOpenWeek = async (trx: Trx, place: Place, now: Date): Promise<void> => {
  const closed = await onceIn(trx, questionOf(place), async () => {
    await keepOpen(trx, [keyOf(place)]);

    return closedWeekOf(trx, place, now);
  });
  if (closed) throw refusedField('fecha', `${closed.aviso}. Un súper administrador puede reabrirla.`, 409);
};

interface Asked {
  now: Date;
  /** False for a look, which must not make a nomina wait. */
  isKept: boolean;
}

/** Asks about the weeks of many rows at once: requireOpenWeek then sends no statement for them. Returns the closed ones. */
export const askOpenWeeks = async (
  trx: Trx,
  places: readonly Place[],
  { now, isKept }: Asked,
): Promise<string[]> => {
  const days = new Map(places.map((place) => [questionOf(place), place]));
  if (days.size === 0) return [];
  const weeks = new Map([...days.values()].map((place) => [keyOf(place), place]));
  if (isKept) await keepOpen(trx, [...weeks.keys()]);
  const closed = await closedWeeksOf(trx, [...weeks.values()], now);
  for (const [question, place] of days) answerIn(trx, question, closed.get(keyOf(place)));

  return [...closed.keys()].toSorted();
};

/** By day: many rows are of one, and its week need not be computed for each. */
const questionOf = ({ fk_usuario, fecha }: Place) => `semana de ${fk_usuario} ${fecha}`;

export const isClosed = async (db: Db, place: Place, now: Date): Promise<boolean> =>
  (await closedWeekOf(db, place, now)) !== undefined;

/** The reason, and the nomina that closed the week; undefined while it is open. */
export const closedWeekOf = async (db: Db, place: Place, now: Date) =>
  (await closedWeeksOf(db, [place], now)).get(keyOf(place));

const closedWeeksOf = async (db: Db, places: readonly Place[], now: Date) => {
  const over = places
    .map(({ fk_usuario, fecha }) => ({ fk_usuario, ...weekOf(fecha) }))
    .filter(({ fecha_final }) => fecha_final < businessDay(now));
  if (over.length === 0) return new Map<string, ClosedWeek>();

  const { rows } = await sql<{ id: number; fk_usuario: number; fecha: string }>`
    select n.id, n.fk_usuario, n.fecha
    from unnest(${over.map(({ fk_usuario }) => fk_usuario)}::bigint[],
      ${over.map(({ fecha }) => fecha)}::date[]) as asked (fk_usuario, fecha)
    join nominas n on n.fk_usuario = asked.fk_usuario and n.fecha = asked.fecha
    where not exists (select from semanas_reabiertas s
      where s.fk_usuario = n.fk_usuario and s.fecha = n.fecha and s.fecha_cierre is null)`.execute(db);

  return new Map(
    rows.map(({ id, ...place }) => [
      keyOf(place),
      { aviso: reasonOf(weekOf(place.fecha)), fk_nomina: id } satisfies ClosedWeek,
    ]),
  );
};

interface ClosedWeek {
  aviso: string;
  fk_nomina: number;
}

const reasonOf = ({ fecha, fecha_final }: Week): string =>
  `La semana del ${fecha} al ${fecha_final} está cerrada: ya tiene nomina`;

/** For a change of the week itself: waits for all who keep it open, and they for us. */
export const lockWeek = async (trx: Trx, place: Place): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ALL_WEEKS}, 0))`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(place)}, 0))`.execute(trx);
};

/** A nomina that is being created waits for us, or we for it. */
const keepOpen = async (trx: Trx, keys: readonly string[]): Promise<void> => {
  const locks = keys.length > MOST_LOCKS ? [ALL_WEEKS] : keys.toSorted();
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(key, 0))
    from unnest(${locks}::text[]) key`.execute(trx);
};

/** PostgreSQL has room for some 6,000 locks of all connections together. */
const MOST_LOCKS = 100;

/** Stands for every week, in place of more locks than that. */
const ALL_WEEKS = 'semanas';

/** Nominas of one week are made one after the other, whoever's they are. Taken before lockWeek. */
export const lockPayday = async (trx: Trx, { fecha }: { fecha: string }): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`nominas ${fecha}`}, 0))`.execute(trx);
};

/** A lock of its own: one on the user's row would block everything of that user. */
const keyOf = ({ fk_usuario, fecha }: Place) => `semana ${fk_usuario} ${weekOf(fecha).fecha}`;
