import CssBaseline from '@mui/material/CssBaseline';
import { CoreAdminUI } from 'ra-core';
import { useMemo, useState } from 'react';
import { AdminContext } from 'react-admin';
import { filesHost } from '../../http/environment';
import { resources } from '../../resources';
import { FilesBaseProvider } from '../../ui/fields/filesBase';
import { watchReturns } from '../../ui/page/polling';
import { BASENAME } from '../../ui/page/sectionPath';
import { adminRoutes } from '../routing/adminRoutes';
import { NotFound } from '../routing/NotFound';
import { sectionRouter, ToScreenProvider } from '../routing/sectionRouter';
import { FullScreenSpinner } from '../shell/FullScreenSpinner';
import { Shell } from '../shell/Shell';
import { darkTheme, lightTheme } from '../theme/theme';
import { AppError } from './AppError';
import type { Providers } from './providers';
import { createStore, type PersonalStore } from './store';

watchReturns();

/**
 * Everything behind the sign-in: the two halves of react-admin's Admin, without the layout, sign-in and snack bar that it
 * brings along (46 kB). The store begins empty at each entry, as the cache does, so that nothing crosses from one user to the
 * next.
 */
export const LoteriaAdmin = ({ providers }: { providers: Providers }) => {
  const { sections, toScreen, authProvider, dataProvider, i18nProvider, queryClient } = providers;
  const [store] = useState(createStore);
  const ownAuthProvider = useMemo(() => withOwner(authProvider, store), [authProvider, store]);
  const routes = useMemo(() => adminRoutes(sections, resources), [sections]);

  return (
    <ToScreenProvider value={toScreen}>
      <FilesBaseProvider value={filesHost}>
        <AdminContext
          basename={BASENAME}
          authProvider={ownAuthProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          routerProvider={sectionRouter}
          queryClient={queryClient}
          store={store}
          lightTheme={lightTheme}
          darkTheme={darkTheme}
        >
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            title="Loteria Admin"
            layout={Shell}
            loading={FullScreenSpinner}
            catchAll={NotFound}
            error={AppError}
            disableTelemetry
          >
            {routes}
          </CoreAdminUI>
        </AdminContext>
      </FilesBaseProvider>
    </ToScreenProvider>
  );
};

const withOwner = (authProvider: Providers['authProvider'], store: PersonalStore) => ({
  ...authProvider,
  async getIdentity() {
    const identity = await authProvider.getIdentity();
    store.belongTo(identity.id);

    return identity;
  },
});
