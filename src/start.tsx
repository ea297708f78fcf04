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

const isHome = () => window.location.pathname === sectionPath(dashboard.name);
/** The code of all lists. */
const preloadLists = () => served.find(({ rest }) => rest)?.screens[''].preload();

// While the user signs in; whoever has done so already sees the home first.
dashboard.screens[''].preload();
if (!isHome()) preloadLists();

/** Errors caught by an error boundary are not reported anywhere else. */
const onCaughtError = (failure: unknown) => {
  console.error(failure);
  report('pantalla', failure);
};

/** The figures, which the sign-in has asked for, are read while the shell is drawn. */
const readAhead = async ({ authProvider, dataProvider, queryClient }: Providers) => {
  if (!isHome()) return;
  const isOffered = await authProvider.canAccess({ resource: dashboard.name });
  if (!isOffered) return dashboard.denied?.preload();
  await queryClient.prefetchQuery(callQuery(dataProvider, dashboardCalls.one, {}));
};

/** Safari lacks requestIdleCallback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);

export const start = (container: HTMLElement) => {
  // onlineManager only listens for changes, so set the initial state.
  onlineManager.setOnline(navigator.onLine);
  // The shell makes the same call and reports its failure.
  void readAhead(providers)
    .catch(() => undefined)
    .then(() => whenIdle(preloadLists));
  const root = createRoot(container, { onCaughtError });
  flushSync(() =>
    root.render(
      <AppRouter onLeave={goToSignIn}>
        <App {...providers} />
      </AppRouter>,
    ),
  );
};
