import { Hono } from 'hono';
import { isMigrated } from '../db/migrations';
import type { Db } from '../db/schema';
import { withinSeconds } from '../http/withinSeconds';

interface Watched {
  db: Db;
  isEnding: () => boolean;
}

/** Liveness and readiness for service managers and balancers; without session or log. */
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

const oncePerSecond = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let last: { at: number; answer: Promise<T> } | undefined;

  return () => {
    const at = performance.now();
    if (!last || at - last.at > 1_000) last = { at, answer: ask() };

    return last.answer;
  };
};
