import { QueryClient } from '@tanstack/react-query';
import type { Rol } from '../../../contract/roles';
import { createAuthProvider } from '../../authProvider';
import { createDataProvider } from '../../dataProvider';
import type { FetchJson } from '../../http/fetchJson';
import type { Http } from '../../http/http';
import type { Session } from '../../http/session';
import { createI18nProvider } from '../../i18n';
import { resources } from '../../resources';
import type { Section } from '../../resources/defineSection';
import { createToScreen } from '../routing/toScreen';
import { withKept } from './withKept';
import { withLive } from './withLive';

interface Connection {
  session: Session;
  http: Http;
  fetchJson: FetchJson;
}

export type Providers = ReturnType<typeof createProviders>;

export const createProviders = ({ session, http, fetchJson }: Connection, sections: readonly Section[]) => ({
  sections,
  toScreen: createToScreen(sections),
  i18nProvider: createI18nProvider([...sections, ...resources]),
  authProvider: createAuthProvider({ http, session, access: accessTable(sections) }),
  queryClient: createQueryClient(),
  dataProvider: withLive(
    withKept(createDataProvider({ http, fetchJson, resources: [...sections, ...resources] }), session),
    { session, http, fetchJson, resources: [...sections, ...resources] },
  ),
});

/** Calls are never made again by themselves (SPEC 9); offline they fail at once instead of waiting, and what is shown is fetched anew after. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Who may open what, by name of the section and, where fewer roles may, with the screen or action: 'premios/create'. */
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
