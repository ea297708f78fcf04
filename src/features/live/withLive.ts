import type { DataProvider } from 'ra-core';
import type { Source } from '../../ui/section/Feature';
import type { LiveProvider, WithLive } from './live';

/** What is heard of the others' changes is loaded by the first who listens. */
export const withLive = (dataProvider: DataProvider, source: Source): WithLive => {
  let loaded: Promise<LiveProvider> | undefined;
  const live = () => {
    loaded ??= import('./liveProvider').then(({ createLiveProvider }) => createLiveProvider(source));

    return loaded;
  };

  return {
    ...dataProvider,
    subscribe: async (...args) => (await live()).subscribe(...args),
    unsubscribe: async (...args) => (await live()).unsubscribe(...args),
    present: async (...args) => (await live()).present(...args),
    readAgain: async (...args) => (await live()).readAgain(...args),
  };
};
