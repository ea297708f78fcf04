import { EVENTOS, Evento } from '../../../contract/eventos';
import { usuariosCalls } from '../../../contract/usuarios';
import { apiHost } from '../../http/environment';
import { holdEventStream } from '../../http/eventStream';
import type { Http } from '../../http/http';
import type { Session } from '../../http/session';
import { EVERY_TOPIC, type LiveCallback, type LiveEvent, type LiveProvider } from './live';

interface Source {
  session: Session;
  http: Http;
}

/** All subscriptions share one event stream, which closes after the last one. */
export const createLiveProvider = ({ session, http }: Source): LiveProvider => {
  const subscriptions: { topic: string; callback: LiveCallback }[] = [];
  let wasConnected = false;
  let close: (() => void) | undefined;

  const publish = (event: LiveEvent) => {
    for (const { topic, callback } of [...subscriptions]) if (isAbout(event, topic)) callback(event);
  };

  const hear = (name: string, data: unknown) => {
    if (name === 'open') {
      const type = wasConnected ? 'reconnected' : 'connected';
      wasConnected = true;
      publish({ topic: EVERY_TOPIC, type, payload: { ids: [] } });
    } else {
      const { success, data: read } = Evento.safeParse(data);
      if (success) publish({ topic: read.topic, ...read.event });
    }
  };

  return {
    async subscribe(topic, callback) {
      subscriptions.push({ topic, callback });
      const renew = () => http(usuariosCalls.profile, { background: true });
      close ??= holdEventStream({ session, host: apiHost, path: EVENTOS, renew, hear });

      return { data: null };
    },

    async unsubscribe(topic, callback) {
      const at = subscriptions.findIndex((one) => one.topic === topic && one.callback === callback);
      if (at >= 0) subscriptions.splice(at, 1);
      if (subscriptions.length === 0) {
        close?.();
        close = undefined;
        wasConnected = false;
      }

      return { data: null };
    },
  };
};

const isAbout = ({ topic, payload }: LiveEvent, asked: string): boolean =>
  [topic, asked].includes(EVERY_TOPIC) ||
  asked === topic ||
  payload.ids.some((id) => asked === `${topic}/${id}`);
