import type { DataProvider } from 'ra-core';
import type { FetchJson } from '../http/fetchJson';
import type { Http } from '../http/http';
import type { Session } from '../http/session';
import type { DataResource } from './defineResource';
import type { Section } from './Section';
import type { Filler } from './slots';

export interface Connection {
  session: Session;
  http: Http;
  fetchJson: FetchJson;
}

export interface Source extends Connection {
  resources: readonly DataResource[];
}

/** Neither ui nor sections import it. */
export interface Feature extends Filler {
  resources?: readonly DataResource[];
  extend?: (section: Section) => Section;
  wrap?: (dataProvider: DataProvider, source: Source) => DataProvider;
  signOut?: () => void;
  /** Kept form input, by the address of the form. */
  input?: { has: (place: string) => boolean; forget: (place: string) => void };
}
