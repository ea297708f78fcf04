import { type Query, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useRef } from 'react';
import { EVERY_TOPIC, type LiveEvent, type Verb, type WithLive } from './live';
import { useSoon } from './useSoon';
import { useSubscribe } from './useSubscribe';

/** What is worked out of the records of many sections. */
const FIGURES: readonly unknown[] = ['dashboard', 'planillas', 'semanas'];
/** In milliseconds, between two readings of them. */
const REST_OF_FIGURES = 20_000;
const REST = 1_000;

/** Keeps what is on screen as it is at the server: notifications, figures, sheets. Lists and forms listen for themselves. */
export default function Live() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<WithLive>();

  const changed = useRef(new Set<unknown>());

  const readAgain = (isMeant: (query: Query) => boolean) => {
    for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isMeant })) {
      const [resource, verb, params] = query.queryKey;
      dataProvider
        .readAgain(verb as Verb, String(resource), params)
        .then(({ data, ...list }) =>
          queryClient.setQueryData(query.queryKey, verb === 'getOne' ? data : { data, ...list }),
        )
        // What stands is as old as it was.
        .catch(() => undefined);
    }
  };

  const readNotificaciones = useSoon(
    () => readAgain(({ queryKey: [resource, verb] }) => resource === 'notificaciones' && verb === 'getList'),
    0,
  );
  const readFigures = useSoon(
    () => readAgain(({ queryKey: [resource, verb] }) => FIGURES.includes(resource) && verb === 'getOne'),
    REST_OF_FIGURES,
  );
  const readRecords = useSoon(() => {
    const resources = [...changed.current];
    changed.current.clear();
    readAgain((query) => resources.some((resource) => holds(query, resource)));
  }, REST);

  useSubscribe(EVERY_TOPIC, ({ topic, type }: LiveEvent) => {
    // What the page has asked for as it was opened is new enough.
    if (type === 'presence' || type === 'connected') return;
    if (type === 'reconnected' || topic === NOTIFICACIONES) readNotificaciones();
    if (topic === NOTIFICACIONES) return;

    changed.current.add(topic === EVERY_TOPIC ? EVERY_TOPIC : topic.replace('resource/', ''));
    readFigures();
    readRecords();
  });

  return null;
}

const NOTIFICACIONES = 'resource/notificaciones';

/** What belongs to a record beside it, and the sheet of a nomina; not what a form was filled from. */
const holds = ({ queryKey: [resource, verb, params] }: Query, changed: unknown) => {
  if (changed !== EVERY_TOPIC && changed !== resource) return false;

  return verb === 'getOne'
    ? Object(Object(params).meta).sheet === true
    : verb === 'getManyReference' && resource !== 'historial';
};
