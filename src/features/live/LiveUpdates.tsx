import { type Query, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceDefinitions } from 'ra-core';
import { useRef } from 'react';
import type { SectionOptions } from '../../section/useSectionOptions';
import { EVERY_TOPIC, unasked, useSoon, useSubscribe } from './live';

/** Verbs whose answer is no list. */
const ONE: readonly unknown[] = ['getOne', 'call'];
const NOTIFICACIONES = 'resource/notificaciones';
const PAUSE_OF_FIGURES = 20_000;
const PAUSE = 1_000;

/** Lists and forms handle their own changes. */
export default function LiveUpdates() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const definitions = useResourceDefinitions<Partial<SectionOptions>>();
  const topics = useRef(new Set<string>());

  const readAgain = (predicate: (query: Query) => boolean) =>
    Promise.all(
      queryClient
        .getQueryCache()
        .findAll({ type: 'active', predicate })
        .map(async ({ queryKey, meta }) => {
          const [resource, verb, params] = queryKey;
          const asked = meta?.call ?? resource;
          const { data, ...list } = await dataProvider[String(verb)](asked, unasked(Object(params)));
          queryClient.setQueryData(queryKey, ONE.includes(verb) ? data : { data, ...list });
        }),
    );
  const readFigures = useSoon(
    () =>
      readAgain(
        ({ queryKey: [resource, verb] }) =>
          definitions[String(resource)]?.options?.isComputed === true && ONE.includes(verb),
      ),
    PAUSE_OF_FIGURES,
  );
  const readRecords = useSoon(() => {
    const told = [...topics.current];
    topics.current.clear();

    return readAgain((query) => told.some((topic) => follows(query, topic)));
  }, PAUSE);

  useSubscribe(EVERY_TOPIC, ({ topic, type }) => {
    // A first connection brings nothing new.
    if (type === 'connected') return;
    topics.current.add(topic);
    readRecords();
    if (topic !== NOTIFICACIONES) readFigures();
  });

  return null;
}

const follows = ({ queryKey: [resource, verb, params] }: Query, topic: string): boolean => {
  if (topic !== EVERY_TOPIC && topic !== `resource/${resource}`) return false;
  const { live, sheet } = Object(Object(params).meta);
  if (verb === 'getList') return resource === 'notificaciones' || live === true;
  if (verb === 'getManyReference') return resource !== 'historial';

  return verb === 'getOne' && sheet === true;
};
