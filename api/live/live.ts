import * as z from 'zod/mini';
import type { Evento } from '../../contract/eventos';
import { isOpenTo, type Session } from '../auth/permission';
import { findSessions } from '../auth/sessions';
import type { Listen } from '../db/listen';
import type { Db } from '../db/schema';
import { ApiError } from '../http/errors';
import { ownersOf } from '../ownership/owner';
import { logFault } from '../process/log';
import { audiences } from './audience';
import { createStream, eventText, HEARTBEAT, type Stream } from './stream';

interface LiveOptions {
  db: Db;
  listen: Listen;
  now?: () => Date;
  heartbeat?: number;
}

export interface Live {
  /** Opens a stream; refused if it would receive nothing. */
  open(session: Session): ReadableStream<Uint8Array>;
  count(): number;
  end(): Promise<void>;
}

const Notice = z.object({ recurso: z.string(), tipo: z.string(), ids: z.array(z.number()) });

/** In milliseconds: changes within it become one event. */
const GATHER = 100;
/** In milliseconds: proxies cut connections that are idle for a minute. */
const BEAT = 25_000;
/** One per window, and some that are closing. */
const MOST_OF_SESSION = 10;
const MOST = 2_000;

/** Clients that may have missed something are disconnected: they reconnect and refetch. */
export const createLive = ({ db, listen, now = () => new Date(), heartbeat = BEAT }: LiveOptions): Live => {
  const streams = new Set<Stream>();
  const pending = new Map<string, Set<number>>();
  let isChanged = false;
  let isHearing = false;
  let hasEnded = false;
  let gathering: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  const endAll = () => {
    for (const stream of streams) stream.end();
  };

  const inTurn = (task: () => Promise<void>) => {
    work = work.then(task).catch((error: Error) => {
      logFault(`Eventos: ${error.message}`);
      endAll();
    });

    return work;
  };

  /** Ends streams whose session is over or whose user's rights have changed. */
  const checkSessions = async () => {
    const ids = [...new Set([...streams].map(({ session }) => session.id))];
    if (ids.length === 0) return;

    const alive = await findSessions(db, ids, now());
    for (const stream of streams) {
      const { user } = alive.get(stream.session.id) ?? {};
      if (!user || rightsOf(user) !== rightsOf(stream.session.user)) stream.end();
    }
  };

  const tell = async (recurso: string, type: string, ids: readonly number[]) => {
    const audience = audiences.get(recurso);
    const listeners = [...streams].filter(({ session }) => audience && isOpenTo(session, audience.access));
    if (!audience || listeners.length === 0) return;

    const owners = [...(await ownersOf(db, audience.table, ids))];
    const texts = new Map<number | undefined, string>();
    for (const stream of listeners) {
      const owner = audience.ownerOf(stream.session);
      if (!texts.has(owner)) {
        const own = owners
          .filter(([, of]) => owner === undefined || of === undefined || of.includes(owner))
          .map(([id]) => id);
        texts.set(owner, own.length === 0 ? '' : eventText(eventOf(recurso, type, own)));
      }
      const text = texts.get(owner);
      if (text) stream.send(text);
    }
  };

  const flush = async () => {
    const notices = [...pending];
    const wasChanged = isChanged;
    pending.clear();
    isChanged = false;
    if (wasChanged) await checkSessions();
    for (const [key, gathered] of notices) {
      const [recurso = '', type = ''] = key.split(' ');
      await tell(
        recurso,
        type,
        [...gathered].sort((a, b) => a - b),
      );
    }
  };

  const hear = (payload: string) => {
    if (streams.size === 0) return;
    const notice = readNotice(payload);
    if (!notice) return;
    const { recurso, tipo, ids } = notice;
    if (recurso === 'sesiones' || recurso === 'usuarios') isChanged = true;
    const key = `${recurso} ${tipo}`;
    const gathered = pending.get(key) ?? new Set();
    for (const id of ids) gathered.add(id);
    pending.set(key, gathered);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void inTurn(flush);
    }, GATHER).unref();
  };

  const line = listen({
    hear,
    changed(hears) {
      isHearing = hears;
      if (!hears) endAll();
    },
  });

  const beat = setInterval(() => {
    line.check();
    for (const stream of streams) stream.send(HEARTBEAT);
    if (streams.size > 0) void inTurn(checkSessions);
  }, heartbeat).unref();

  return {
    open(session) {
      const own = [...streams].filter((stream) => stream.session.id === session.id);
      if (own.length >= MOST_OF_SESSION) throw tooMany(429);
      if (!isHearing || hasEnded || streams.size >= MOST) throw tooMany(503);

      const stream = createStream(session, (ended) => streams.delete(ended));
      streams.add(stream);
      stream.send(eventText({}, 'open'));

      return stream.body;
    },

    count: () => streams.size,

    async end() {
      hasEnded = true;
      clearInterval(beat);
      clearTimeout(gathering);
      endAll();
      await work;
      await line.end();
    },
  };
};

/** Anybody with access to the database can notify. */
const readNotice = (payload: string): z.infer<typeof Notice> | undefined => {
  try {
    return Notice.parse(JSON.parse(payload));
  } catch {
    logFault(`Eventos: un aviso que nadie entiende: ${payload.slice(0, 80)}`);

    return undefined;
  }
};

const rightsOf = ({ rol, fk_usuario_principal, clave_ajena }: Session['user']) =>
  [rol, fk_usuario_principal, clave_ajena].join();

const eventOf = (recurso: string, type: string, ids: readonly number[]): Evento => ({
  topic: `resource/${recurso}`,
  event: { type, payload: { ids: [...ids] } },
});

const tooMany = (status: 429 | 503) =>
  new ApiError(status, 'Por ahora no hay avisos al instante', { 'Retry-After': '60' });
