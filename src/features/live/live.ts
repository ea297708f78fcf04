import type { DataProvider, Identifier } from 'ra-core';

/** As react-admin's real-time providers tell it; `connected` and `reconnected`, to all, say that anything may have changed before. */
export interface LiveEvent {
  /** `resource/premios`, and `resource/premios/12` for each record. */
  topic: string;
  type: 'created' | 'updated' | 'presence' | 'connected' | 'reconnected' | (string & {});
  payload: { ids: readonly Identifier[] };
}

export type LiveCallback = (event: LiveEvent) => void;

export interface Person {
  id: Identifier;
  nombre: string;
  apellido: string;
}

/** What the data provider does besides where the API tells of changes; elsewhere nothing is ever heard. */
export interface LiveProvider {
  subscribe(topic: string, callback: LiveCallback): Promise<{ data: null }>;
  unsubscribe(topic: string, callback: LiveCallback): Promise<{ data: null }>;
  /** Says that this page has the record open, null for none; answers who else has. */
  present(resource: string, id: Identifier | null): Promise<{ data: readonly Person[] }>;
  /** Reads without counting as the user's activity. */
  readAgain(verb: Verb, resource: string, params: unknown): Promise<ReadAnswer>;
}

export type Verb = 'getList' | 'getOne' | 'getManyReference';

export interface ReadAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: whatever kind of record the resource has
  data: any;
  total?: number;
}

export type WithLive = DataProvider & LiveProvider;

/** Of every section. */
export const EVERY_TOPIC = 'resource/*';
