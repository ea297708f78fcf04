import type { DataProvider } from 'ra-core';
import { Apertura, EVENTOS, Evento, presenciasCalls } from '../../../contract/eventos';
import { usuariosCalls } from '../../../contract/usuarios';
import { createDataProvider } from '../../dataProvider';
import { apiHost } from '../../http/environment';
import { holdEventStream } from '../../http/eventStream';
import { isOwn } from '../../http/sender';
import type { Source } from '../../ui/section/Feature';
import { EVERY_TOPIC, type LiveCallback, type LiveEvent, type LiveProvider } from './live';

/** Subscriptions over one stream of events, which is held as long as there are any. */
export const createLiveProvider = ({ session, http, fetchJson, resources }: Source): LiveProvider => {
  const callbacks = new Map<string, Set<LiveCallback>>();
  const reading = quietly({ http, fetchJson, resources });
  /** For who begins to listen after having read. */
  let recent: readonly { at: number; event: LiveEvent }[] = [];
  let flujo: string | undefined;
  let close: (() => void) | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const publish = (event: LiveEvent) => {
    const now = Date.now();
    recent = [...recent.filter(({ at }) => now - at < RECENT), { at: now, event }];
    for (const [topic, calls] of callbacks) {
      if (isAbout(event, topic)) for (const call of calls) call(event);
    }
  };

  const hear = (name: string, data: unknown) => {
    if (name === 'open') {
      const type = flujo === undefined ? 'connected' : 'reconnected';
      ({ flujo } = Apertura.parse(data));
      publish({ topic: EVERY_TOPIC, type, payload: { ids: [] } });
    } else {
      const { success, data: read } = Evento.safeParse(data);
      if (success) publish({ topic: read.topic, ...read.event });
    }
  };

  const open = () =>
    holdEventStream({
      session,
      host: apiHost,
      path: EVENTOS,
      renew: () => http(usuariosCalls.profile, { background: true }),
      hear,
    });

  return {
    async subscribe(topic, callback) {
      const own = callbacks.get(topic) ?? new Set();
      callbacks.set(topic, own.add(callback));
      close ??= open();
      for (const { at, event } of recent) {
        if (Date.now() - at < RECENT && isAbout(event, topic)) callback(event);
      }

      return { data: null };
    },

    async unsubscribe(topic, callback) {
      callbacks.get(topic)?.delete(callback);
      if ([...callbacks.values()].every(({ size }) => size === 0)) {
        close?.();
        close = undefined;
        flujo = undefined;
      }

      return { data: null };
    },

    present(recurso, id) {
      // In turn: who goes from one record to another has left the first.
      const answer = last.then(async () => {
        if (flujo === undefined) return { data: [] };
        const body = { flujo, recurso, id: id === null ? null : Number(id) };
        const { usuarios } = await http(presenciasCalls.update, { body, background: true });

        return { data: usuarios };
      });
      last = answer.catch(() => undefined);

      return answer;
    },

    readAgain: (verb, resource, params) => (reading[verb] as Read)(resource, params),
  };
};

/** In milliseconds: longer than it takes to load what listens. */
const RECENT = 5_000;

const isAbout = ({ topic, payload }: LiveEvent, asked: string): boolean =>
  [topic, asked].includes(EVERY_TOPIC) ||
  asked === topic ||
  payload.ids.some((id) => asked === `${topic}/${id}`);

type Read = (resource: string, params: unknown) => ReturnType<LiveProvider['readAgain']>;

/** What a page asks for by itself is no sign that somebody sits there. */
const quietly = ({
  http,
  fetchJson,
  resources,
}: Pick<Source, 'http' | 'fetchJson' | 'resources'>): DataProvider =>
  createDataProvider({
    resources,
    http: (call, options) => http(call, { ...options, background: true }),
    fetchJson: (path, options = {}) => {
      const headers = new Headers(options.headers);
      if (isOwn(apiHost)) headers.set('x-background', '1');

      return fetchJson(path, { ...options, headers });
    },
  });
