import { type DataProvider, type Identifier, useDataProvider, useEvent } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';

/** As in react-admin's real-time providers. `connected` and `reconnected`: any record may have changed. */
export interface LiveEvent {
  /** `resource/premios`, also delivered as `resource/premios/12` for each record. */
  topic: string;
  type: 'created' | 'updated' | 'connected' | 'reconnected' | (string & {});
  payload: { ids: readonly Identifier[] };
}

export type LiveCallback = (event: LiveEvent) => void;

export interface LiveProvider {
  subscribe(topic: string, callback: LiveCallback): Promise<{ data: null }>;
  unsubscribe(topic: string, callback: LiveCallback): Promise<{ data: null }>;
}

/** The parameters of a read that nobody waits for. */
export const unasked = <T extends object>(params: T & { meta?: object }) => ({
  ...params,
  meta: { ...params.meta, background: true },
});

export type WithLive = DataProvider & LiveProvider;

export const EVERY_TOPIC = 'resource/*';

export const useSubscribe = (topic: string, callback: LiveCallback): void => {
  const dataProvider = useDataProvider<WithLive>();
  const hear = useEvent(callback);

  useEffect(() => {
    void dataProvider.subscribe(topic, hear);

    return () => void dataProvider.unsubscribe(topic, hear);
  }, [dataProvider, topic, hear]);
};

/** Milliseconds, random: otherwise all pages would fetch at once. */
const SPREAD = 800;

/** Debounces and throttles; ignores failures. */
export const useSoon = (call: () => Promise<unknown>, pause: number): (() => void) => {
  const latest = useEvent(call);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return useCallback(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        next.current = Date.now() + pause;
        latest().catch(() => undefined);
      },
      Math.max(0, next.current - Date.now()) + Math.random() * SPREAD,
    );
  }, [latest, pause]);
};
