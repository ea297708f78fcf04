import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Damage } from '../db/damage';
import { isMigrated } from '../db/migrations';
import type { Db } from '../db/schema';
import type { ServerClock } from '../ledger/serverClock';

interface Watched {
  db: Db;
  isEnding: () => boolean;
  clock?: Pick<ServerClock, 'lateBy'>;
  damage?: Pick<Damage, 'isKnown'>;
}

/** Liveness and readiness for service managers and balancers; without session or log. */
export const createHealth = ({ db, isEnding, clock, damage }: Watched): Hono => {
  const readObstacle = soon(() => obstacleOf(db));
  const readNotice = () =>
    [clock && clock.lateBy() > 0 && LATE, damage?.isKnown() && DAMAGED].filter(Boolean).join('; ');

  return probes(async () => (isEnding() ? 'el servidor está terminando' : readObstacle()), readNotice);
};

/** Until the database is open. */
export const createStartingHealth = (): Hono => probes(async () => 'el servidor está iniciando');

const probes = (readObstacle: () => Promise<string | undefined>, readNotice = () => ''): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ estado: 'vivo' }, 200, NOT_KEPT))
    .get('/readyz', async (c) => {
      const obstacle = await readObstacle();
      if (obstacle) return c.json({ estado: 'no listo', motivo: obstacle }, 503, NOT_KEPT);
      const aviso = readNotice();

      return c.json({ estado: 'listo', ...(aviso && { aviso }) }, 200, NOT_KEPT);
    });

/** It goes on: the newest time that the database knows of counts. */
const LATE = 'el reloj del servidor está atrasado';

/** It goes on: the other parts can be read. */
const DAMAGED = 'la base de datos está dañada: restaure una copia de seguridad';

const NOT_KEPT = { 'Cache-Control': 'no-store' };

const AWAY = 'la base de datos no responde';

const obstacleOf = async (db: Db): Promise<string | undefined> => {
  try {
    return (await isMigrated(db)) ? undefined : 'faltan migraciones';
  } catch {
    return AWAY;
  }
};

/** In milliseconds. The longest statement and the reopening of the embedded database end within KNOWN. */
const EACH = 1_000;
const SOON = 50;
const PATIENCE = 2_000;
const KNOWN = 6_000;

/** Asks once a second at most. While a long statement runs it repeats the last answer. */
const soon = (ask: () => Promise<string | undefined>) => {
  let last: { at: number; obstacle: string | undefined } | undefined;
  let asking: Promise<void> | undefined;
  const age = () => performance.now() - (last?.at ?? Number.NEGATIVE_INFINITY);

  return async (): Promise<string | undefined> => {
    if (age() > EACH) {
      asking ??= ask().then((obstacle) => {
        last = { at: performance.now(), obstacle };
        asking = undefined;
      });
    }
    await Promise.race([asking, pause(age() < KNOWN ? SOON : PATIENCE, undefined, { ref: false })]);

    return last && age() < KNOWN ? last.obstacle : AWAY;
  };
};
