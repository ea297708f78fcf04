import { createAuthProvider } from '../authProvider';
import { createDataProvider } from '../dataProvider';
import type { FetchJson } from '../http/fetchJson';
import type { Http } from '../http/http';
import type { Session } from '../http/session';
import { createI18nProvider } from '../i18n';
import type { Section } from '../resources/defineSection';
import { accessTable } from './sectionAccess';
import { createToScreen } from './toScreen';

interface Connection {
  session: Session;
  http: Http;
  fetchJson: FetchJson;
}

export type Providers = ReturnType<typeof createProviders>;

/** Puts http, providers and sections together. */
export const createProviders = ({ session, http, fetchJson }: Connection, sections: readonly Section[]) => ({
  sections,
  toScreen: createToScreen(sections),
  i18nProvider: createI18nProvider(sections),
  authProvider: createAuthProvider({ http, session, access: accessTable(sections) }),
  dataProvider: createDataProvider({ http, fetchJson, providers: ownProviders(sections) }),
});

const ownProviders = (sections: readonly Section[]) =>
  Object.fromEntries(sections.flatMap(({ name, provider }) => (provider ? [[name, provider]] : [])));
