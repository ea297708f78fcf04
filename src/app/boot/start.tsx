import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fetchJson, http, report, session } from '../../http/browser';
import { sections } from '../../resources';
import { AppRouter } from './AppRouter';
import { createProviders } from './providers';

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

/** Puts the whole program, over this tab's session, in the place of the sign-in. */
export const start = (container: HTMLElement) => {
  // Its answer is on the way while the shell is made, which asks for it too and tells of a failure.
  providers.authProvider.getIdentity().catch(() => undefined);
  const root = createRoot(container, { onCaughtError });
  flushSync(() => root.render(<AppRouter providers={providers} onLeave={goToSignIn} />));
};
