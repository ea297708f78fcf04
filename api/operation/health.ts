import { Hono } from 'hono';
import { isMigrated } from '../db/migrations';
import type { Db } from '../db/schema';
import { withinSeconds } from '../http/withinSeconds';

interface Watched {
  db: Db;
  /** Whether the server has been told to end. */
  isEnding: () => boolean;
}

/** For service managers and balancers: whether the process lives, and whether it may be sent requests. Neither asks for a session nor is logged. */
export const createHealth = ({ db, isEnding }: Watched): Hono => {
  const health = new Hono();
  const ask = oncePerSecond(() => withinSeconds(2, isMigrated(db)));

  health.get('/healthz', (c) => c.json({ estado: 'vivo' }, 200, NOT_KEPT));
  health.get('/readyz', async (c) => {
    const obstacle = isEnding() ? 'el servidor está terminando' : await obstacleOf(ask);

    return obstacle
      ? c.json({ estado: 'no listo', motivo: obstacle }, 503, NOT_KEPT)
      : c.json({ estado: 'listo' }, 200, NOT_KEPT);
  });

  return health;
};

const NOT_KEPT = { 'Cache-Control': 'no-store' };

const obstacleOf = async (ask: () => Promise<boolean>): Promise<string | undefined> => {
  try {
    return (await ask()) ? undefined : 'faltan migraciones';
  } catch {
    return 'la base de datos no responde';
  }
};

/** However many ask, the database hears one question a second. */
const oncePerSecond = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let last: { at: number; answer: Promise<T> } | undefined;

  return () => {
    const at = performance.now();
    if (!last || at - last.at > 1_000) last = { at, answer: ask() };

    return last.answer;
  };
};
