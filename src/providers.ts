import { QueryClient } from '@tanstack/react-query';
import { createAuthProvider } from './authProvider';
import { createDataProvider } from './dataProvider';
import { createLiveProvider } from './features/live/liveProvider';
import type { Http } from './http/http';
import type { Session } from './http/session';
import { createI18nProvider } from './i18n';
import { resources } from './resources';
import type { Section } from './section/Section';
import { createToScreen } from './section/sectionRouter';
import { createStore } from './store';
import { createExporter } from './ui/list/export/exporter';
import { withStock } from './ui/list/themeStock';
import { darkTheme, lightTheme } from './ui/theme/theme';

interface Connection {
  session: Session;
  http: Http;
}

export type Providers = ReturnType<typeof createProviders>;

/** Cache and store start empty for each user. */
export const createProviders = (connection: Connection, sections: readonly Section[]) => {
  const { session, http } = connection;
  const source = { ...connection, resources: [...sections, ...resources] };
  const store = createStore();
  const exporter = createExporter(source.resources);

  return {
    sections,
    resources,
    toScreen: createToScreen(sections),
    lightTheme: withStock(lightTheme, exporter),
    darkTheme: withStock(darkTheme, exporter),
    i18nProvider: createI18nProvider(source.resources),
    authProvider: createAuthProvider({ http, session, sections, onIdentity: store.belongTo }),
    queryClient: createQueryClient(),
    dataProvider: { ...createDataProvider(source), ...createLiveProvider(connection) },
    store,
  };
};

/** SPEC 9.6: no automatic retries. Offline calls fail at once; screens refetch on reconnect. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
