import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { isEnabled } from '../ownership/usuarios';
import { logFault } from '../process/log';
import { businessDay, businessTime } from './clock';

interface Options {
  db: Db;
  /** The clock of the machine. */
  read?: () => Date;
  /** If it is today, the operator says that the clock is right: the database forgets what one that ran ahead has left. */
  rightOn?: string;
  log?: (line: string) => void;
}

export interface ServerClock {
  /** Never more than TOLERANCE before the newest instant that the database knows of. */
  now(): Date;
  /** In milliseconds; 0 if it is not late. */
  lateBy(): number;
  /** Tells the database, hears of other servers, and reports a clock that is late. */
  check(): Promise<void>;
}

/** In milliseconds: the clocks of servers differ, and are set by hand. */
const TOLERANCE = 10 * 60_000;

/**
 * The clock of the machine, unless it went back: a late day would open weeks again that are closed. The newest instant goes on
 * by the time since it was heard, which no setting of the clock changes.
 */
export const createServerClock = ({
  db,
  read = () => new Date(),
  rightOn,
  log = logFault,
}: Options): ServerClock => {
  let newest = Number.NEGATIVE_INFINITY;
  let heard = performance.now();
  let wasLate = false;
  // A day, so that a setting that is left behind does not turn the promise off.
  let isForgetting = rightOn === businessDay(read());
  if (rightOn && !isForgetting)
    log(`Reloj: CLOCK_IS_RIGHT=${rightOn} no es el día de hoy, así que no vale. Quítelo.`);

  const lateBy = () => {
    const late = newest + performance.now() - heard - read().getTime();

    return late > TOLERANCE ? late : 0;
  };
  const now = () => new Date(read().getTime() + lateBy());

  return {
    now,
    lateBy,
    async check() {
      const goingOn = lateBy() > 0 ? { heard: new Date(newest), now: now() } : undefined;
      newest = await exchange(db, read(), { isForgetting, goingOn });
      heard = performance.now();
      isForgetting = false;
      const isLate = lateBy() > 0;
      if (isLate === wasLate) return;
      log(isLate ? `Reloj: ${lateText(read(), now())}` : 'Reloj: está bien de nuevo');
      if (isLate) await notifyChiefs(db, now());
      wasLate = isLate;
    },
  };
};

interface Exchange {
  isForgetting: boolean;
  /** Only while the clock is late: the newest instant at the last check, and that instant plus the time since. */
  goingOn: { heard: Date; now: Date } | undefined;
}

/**
 * Stores the instant and returns the newest one. A server whose clock runs ahead of the database's is not believed. The
 * newest change counts too if it came soon after the stored instant, or if none is stored yet, as after a restore or an
 * update. One that came later was made by a clock that ran ahead: servers at work store an instant more often.
 */
const exchange = async (db: Db, instant: Date, { isForgetting, goingOn }: Exchange): Promise<number> => {
  const newestChange = isForgetting
    ? sql`null`
    : sql`(select fecha from (select fecha from historial order by id desc limit 1) newest
        where fecha < coalesce((select instante from reloj) + ${`${TOLERANCE} ms`}::interval, 'infinity'))`;
  // Unless another server has forgotten what was heard.
  const later = goingOn
    ? sql`case when reloj.instante >= ${goingOn.heard.toISOString()} then ${goingOn.now.toISOString()}::timestamptz end`
    : sql`null`;
  const { rows } = await sql<{ instante: string }>`
    insert into reloj (id, instante)
    select 1, greatest(least(${instant.toISOString()}::timestamptz, clock_timestamp() + ${`${TOLERANCE} ms`}::interval), ${newestChange})
    on conflict (id) do update
    set instante = ${isForgetting ? sql`excluded.instante` : sql`greatest(reloj.instante, excluded.instante, ${later})`}
    returning instante`.execute(db);

  return Date.parse(rows[0]?.instante ?? '');
};

const minuteOf = (instant: Date) => `${businessDay(instant)} ${businessTime(instant).slice(0, 5)}`;

const lateText = (read: Date, now: Date) =>
  `el de esta máquina dice ${minuteOf(read)}, pero la base ya conoce ${minuteOf(now)}, y vale esta hora. Corrija el reloj; si estuvo adelantado y ya está bien, inicie una vez con CLOCK_IS_RIGHT=${businessDay(read)}.`;

/** The same for every server, so that each reader has it once. */
const NOTICE =
  'El reloj del servidor está atrasado. Mientras tanto vale la última hora que conoce la base. Avise a quien cuida el servidor.';

const notifyChiefs = (db: Db, now: Date) =>
  sql`insert into notificaciones (fk_usuario, mensaje, fecha, hora)
    select u.id, ${NOTICE}, ${businessDay(now)}, ${businessTime(now)} from usuarios u
    where ${isEnabled('superadministrador', 'u')} and not exists (
      select from notificaciones n where n.fk_usuario = u.id and n.mensaje = ${NOTICE} and n.leido = 'N')`.execute(
    db,
  );
