import { useDataProvider } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { LiveCallback, WithLive } from './live';

/** Hears of a topic as long as the component stands. */
export const useSubscribe = (topic: string, callback: LiveCallback): void => {
  const dataProvider = useDataProvider<WithLive>();
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });

  useEffect(() => {
    const hear: LiveCallback = (event) => latest.current(event);
    // What cannot be loaded is not there: pages are read anew as they are elsewhere.
    dataProvider.subscribe(topic, hear).catch(() => undefined);

    return () => {
      dataProvider.unsubscribe(topic, hear).catch(() => undefined);
    };
  }, [dataProvider, topic]);
};
