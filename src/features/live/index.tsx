import type { DataProvider } from 'ra-core';
import type { ComponentType } from 'react';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import type { Feature, Source } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';
import type { LiveProvider, WithLive } from './live';

const onOwnApi =
  <P extends object>(Part: ComponentType<P>) =>
  (props: P) =>
    useUsuarioActual().api_local && <Part {...props} />;

/** The requests of the first screen have priority. */
const afterFirst = () => new Promise((resolve) => setTimeout(resolve, 1_500));

const withLive = (dataProvider: DataProvider, source: Source): WithLive => {
  let loaded: Promise<LiveProvider> | undefined;
  const live = () => {
    loaded ??= import('./liveProvider').then(({ createLiveProvider }) => createLiveProvider(source));

    return loaded;
  };

  return {
    ...dataProvider,
    subscribe: async (...args) => (await live()).subscribe(...args),
    unsubscribe: async (...args) => (await live()).unsubscribe(...args),
    readAgain: async (...args) => (await live()).readAgain(...args),
  };
};

/** Shows what other users change: notifications and figures at once, lists and records when asked. */
export const live: Feature = {
  slots: {
    layout: onOwnApi(lazy(() => afterFirst().then(() => import('./Live')))),
    list: onOwnApi(lazy(() => import('./ListLive'))),
    edit: onOwnApi(lazy(() => import('./RecordLive'))),
  },
  wrap: withLive,
};
