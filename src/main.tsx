import { createSignIn } from './authProvider/signIn';
import { http, session } from './http/browser';
import { bringToLife } from './login/bringToLife';
import { showLoadFailed } from './login/showLoadFailed';

const SIGN_IN = '/';
const DASHBOARD = '/auth/dashboard';

const isInside = () => location.pathname.startsWith('/auth');

const loadApp = () => import('./app/boot/start');

const showApp = async (container: HTMLElement) => {
  try {
    const { start } = await loadApp();
    start(container);
  } catch {
    showLoadFailed(container);
  }
  delete document.documentElement.dataset.screen;
};

/** The form is in index.html already: only the rest of the program brings React along. */
const startAtSignIn = (container: HTMLElement) => {
  if (location.pathname !== SIGN_IN) history.replaceState(null, '', SIGN_IN);
  const form = container.querySelector('form');
  if (!form) return;

  bringToLife(form, {
    signIn: createSignIn({ http, session }),
    onSignedIn: () => {
      history.pushState(null, '', DASHBOARD);

      return showApp(container);
    },
    // Should it fail, the sign-in fetches it again.
    onStart: () => void loadApp().catch(() => undefined),
  });
};

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
