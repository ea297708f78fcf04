import { onlineManager } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { dashboardCalls } from '../contract/dashboard';
import { App } from './App';
import { http, report, session } from './http/browser';
import { AppRouter } from './layout/routing/AppRouter';
import { createProviders, type Providers } from './providers';
import { dashboard } from './resources/dashboard';
import { served } from './resources/served';
import { sectionPath } from './section/sectionPath';
import { callQuery } from './ui/base/useCall';

const providers = createProviders({ session, http }, served);

// A new page load, so nothing of this user stays in memory.
const goToSignIn = () => window.location.replace('/');

// Loads the code of the first screen and of all lists while the user signs in.
for (const section of [dashboard, served.find(({ rest }) => rest)]) section?.screens[''].preload();

/** Errors caught by an error boundary are not reported anywhere else. */
const onCaughtError = (failure: unknown) => {
  console.error(failure);
  report('pantalla', failure);
};

/** The figures are asked for while the shell loads: one round trip less until they show. */
const askAhead = async ({ authProvider, dataProvider, queryClient }: Providers) => {
  const isOffered = await authProvider.canAccess({ resource: dashboard.name });
  if (!isOffered || window.location.pathname !== sectionPath(dashboard.name)) return;
  await queryClient.prefetchQuery(callQuery(dataProvider, dashboardCalls.one, {}));
};

export const start = (container: HTMLElement) => {
  // onlineManager only listens for changes, so set the initial state.
  onlineManager.setOnline(navigator.onLine);
  // The shell makes the same call and reports its failure.
  askAhead(providers).catch(() => undefined);
  const root = createRoot(container, { onCaughtError });
  flushSync(() =>
    root.render(
      <AppRouter onLeave={goToSignIn}>
        <App {...providers} />
      </AppRouter>,
    ),
  );
};
