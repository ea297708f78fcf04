import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createSignIn } from './authProvider/signIn';
import { http, report, session } from './http/browser';
import { watchErrors } from './http/errorReporter';
import { bringToLife } from './login/bringToLife';
import { LoadFailed } from './login/LoadFailed';

const SIGN_IN = '/';
const DASHBOARD = '/auth/dashboard';

const isInside = () => location.pathname.startsWith('/auth');

const loadApp = () =>
  import('./app/boot/start').catch((failure: unknown) => {
    report('error', failure);

    return undefined;
  });

const showApp = async (container: HTMLElement, signIn?: Root) => {
  const app = await loadApp();

  // In one go, so that nothing else is painted in between.
  signIn?.unmount();
  delete document.documentElement.dataset.screen;
  if (app) app.start(container);
  else flushSync(() => createRoot(container).render(<LoadFailed />));
};

const startAtSignIn = (container: HTMLElement) => {
  if (location.pathname !== SIGN_IN) history.replaceState(null, '', SIGN_IN);

  const root = bringToLife(container, {
    signIn: createSignIn({ http, session }),
    onSignedIn: () => {
      history.pushState(null, '', DASHBOARD);

      return showApp(container, root);
    },
  });
  // The sign-in stands: what comes next is fetched meanwhile, and once more should that fail.
  void loadApp();
};

watchErrors(report);

// A page of its own, so that nothing of the last user stays in memory.
session.onEnd((ending) => {
  if (!isInside()) return;
  // Forms keep what is written: nobody is asked whether to abandon it.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(ending === 'replaced' ? DASHBOARD : SIGN_IN);
});

// A page that comes back from the browser's memory may belong to a session that is over.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.credentials();
});

const container = document.getElementById('root');
if (container && document.documentElement.dataset.screen === 'inside') void showApp(container);
else if (container) startAtSignIn(container);
