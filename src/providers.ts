import { QueryClient } from '@tanstack/react-query';
import type { Rol } from '../contract/roles';
import { createAuthProvider } from './authProvider';
import { createDataProvider } from './dataProvider';
import { features } from './features';
import { createI18nProvider } from './i18n';
import { resources as sectionResources } from './resources';
import type { Connection } from './section/Feature';
import type { Section } from './section/Section';
import { createToScreen } from './section/sectionRouter';
import { createStore, withOwner } from './store';

export type Providers = ReturnType<typeof createProviders>;

/** Cache and store start empty for each user. */
export const createProviders = (connection: Connection, declared: readonly Section[]) => {
  const { session, http, fetchJson } = connection;
  const sections = extendSections(declared);
  const resources = [...sectionResources, ...features.flatMap((feature) => feature.resources ?? [])];
  const all = [...sections, ...resources];
  const store = createStore();

  return {
    sections,
    resources,
    features: [...features, ...sections],
    toScreen: createToScreen(sections),
    i18nProvider: createI18nProvider(all),
    authProvider: withOwner(createAuthProvider({ http, session, access: accessTable(sections) }), store),
    queryClient: createQueryClient(),
    dataProvider: features.reduce(
      (wrapped, { wrap }) => wrap?.(wrapped, { ...connection, resources: all }) ?? wrapped,
      createDataProvider({ http, fetchJson, resources: all }),
    ),
    store,
  };
};

export const extendSections = (sections: readonly Section[]) =>
  sections.map((section) =>
    features.reduce((extended, { extend }) => extend?.(extended) ?? extended, section),
  );

/** SPEC 9: no automatic retries. Offline calls fail at once; screens refetch on reconnect. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Roles by section, and by screen or action with fewer: 'premios/create'. */
const accessTable = (sections: readonly Section[]): Record<string, readonly Rol[]> =>
  Object.fromEntries(
    sections.flatMap(({ name, access, screenAccess = {} }): [string, readonly Rol[]][] => [
      [name, access],
      ...Object.entries(screenAccess).map(([screen, roles]): [string, readonly Rol[]] => [
        `${name}/${screen}`,
        roles,
      ]),
    ]),
  );
