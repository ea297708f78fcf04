import type { DataProvider } from 'ra-core';
import type { LiveProvider, WithLive } from '../../ui/live/live';
import type { Connection } from '../live/liveProvider';

/** What is heard of the others' changes is loaded by the first who listens. */
export const withLive = (dataProvider: DataProvider, connection: Connection): WithLive => {
  let loaded: Promise<LiveProvider> | undefined;
  const live = () => {
    loaded ??= import('../live/liveProvider').then(({ createLiveProvider }) =>
      createLiveProvider(connection),
    );

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
