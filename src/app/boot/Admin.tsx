import CssBaseline from '@mui/material/CssBaseline';
import { QueryClient } from '@tanstack/react-query';
import { ResourceDefinitionContextProvider } from 'ra-core';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { filesHost } from '../../http/environment';
import { resources } from '../../resources';
import { FilesBaseProvider } from '../../ui/filesBase';
import { BASENAME } from '../../ui/sectionPath';
import { resourceDefinitions } from '../routing/resourceDefinitions';
import { sectionRouter, ToScreenProvider } from '../routing/sectionRouter';
import { noticeReturns } from '../shell/polling';
import { Shell } from '../shell/Shell';
import { darkTheme, lightTheme } from '../theme/theme';
import type { Providers } from './providers';
import { createStore } from './store';

noticeReturns();

/** Everything behind the sign-in; cache and store begin empty at each entry, so that nothing crosses from one user to the next. */
export const Admin = ({ providers }: { providers: Providers }) => {
  const { sections, authProvider, dataProvider, i18nProvider, toScreen } = providers;
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(createStore);

  return (
    <AdminContext
      basename={BASENAME}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      routerProvider={sectionRouter}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <ResourceDefinitionContextProvider definitions={resourceDefinitions(sections, resources)}>
        <ToScreenProvider value={toScreen}>
          <FilesBaseProvider value={filesHost}>
            <Shell sections={sections} />
          </FilesBaseProvider>
        </ToScreenProvider>
      </ResourceDefinitionContextProvider>
    </AdminContext>
  );
};

/** Calls are never made again by themselves (SPEC 9); offline they fail at once instead of waiting, and what is shown is fetched anew after. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
