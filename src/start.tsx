import { onlineManager } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { features } from './features';
import { fetchJson, http, report, session } from './http/browser';
import { createProviders, type Providers } from './providers';
import { sections } from './resources';
import { dashboard } from './resources/dashboard';
import { tableroQuery } from './resources/dashboard/tableroQuery';
import { AppRouter } from './ui/routing/AppRouter';
import { sectionPath } from './ui/section/sectionPath';

const providers = createProviders({ session, http, fetchJson }, sections);

// A page of its own, so that nothing of this user stays in memory.
const goToSignIn = () => window.location.replace('/');

// What all lists are made of, while the sign-in is still typed.
sections.find(({ rest }) => rest)?.screens[''].preload?.();

/** What a boundary shows a text in place of is otherwise heard of by nobody. */
const onCaughtError = (failure: unknown) => {
  console.error(failure);
  report('pantalla', failure);
};

/** Who has signed in; then the figures that most land on. */
const askAhead = async ({ authProvider, dataProvider, queryClient }: Providers) => {
  const isOffered = await authProvider.canAccess({ resource: dashboard.name });
  if (isOffered && window.location.pathname === sectionPath(dashboard.name)) {
    await queryClient.prefetchQuery(tableroQuery(dataProvider));
  }
};

/** Puts the whole program, over this tab's session, in the place of the sign-in. */
export const start = (container: HTMLElement) => {
  // It hears of changes alone, not of how things stood.
  onlineManager.setOnline(navigator.onLine);
  // On the way while the shell is made, which asks for the same and tells of a failure.
  askAhead(providers).catch(() => undefined);
  const root = createRoot(container, { onCaughtError });
  flushSync(() =>
    root.render(
      <AppRouter onLeave={goToSignIn}>
        <App {...providers} />
      </AppRouter>,
    ),
  );
  for (const feature of features) feature.start?.();
};
