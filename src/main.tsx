import type { Root } from 'react-dom/client';
import { profileCall } from '../contract/auth';
import { createSignIn } from './authProvider/signIn';
import { ahead, http, report, session } from './http/browser';
import { watchErrors } from './http/errorReporter';
import { logoOfPage, negocioOfPage } from './http/negocio';
import { replaceRefusedStorage } from './http/storage';
import { createEntrance } from './login/entrance';
import { forgetInterruption, noteInterruption } from './login/interruption';
import { sendEarly } from './login/sendEarly';
import { showLoadFailed } from './login/showLoadFailed';
import { homeCalls } from './resources/dashboard/homeCalls';
import { BASENAME, HOME } from './section/addresses';

const SIGN_IN = '/';

const isInside = () => location.pathname.startsWith(BASENAME);

/** A sign-in opens the home. */
const opensHome = () => !isInside() || [BASENAME, `${BASENAME}/`, HOME].includes(location.pathname);

const reportFailure = (failure: unknown) => {
  report('error', failure);

  return undefined;
};

const loadApp = () => {
  // Beside the shell's code, not after it. A failure is met again when the screen is drawn.
  if (opensHome()) import('./resources/dashboard/Tablero').catch(() => undefined);

  return import('./start').catch(reportFailure);
};

const showApp = async (container: HTMLElement, signIn?: Root) => {
  const app = await loadApp();

  // Synchronous, so that nothing else is painted in between.
  signIn?.unmount();
  delete document.documentElement.dataset.screen;
  if (app) app.start(container);
  else showLoadFailed(container);
};

const whoIsIn = async () => {
  if (!session.isSignedIn()) return '';
  const { user } = await http(profileCall);

  return `${user.nombre} ${user.apellido}`.trim();
};

const { signIn, enter } = createEntrance({ signIn: createSignIn({ http, session }), ahead, homeCalls });

const startAtSignIn = async (container: HTMLElement, form: HTMLFormElement) => {
  delete document.documentElement.dataset.screen;
  if (location.pathname !== SIGN_IN) history.replaceState(null, '', SIGN_IN);

  const takeSent = sendEarly(form, (credentials) => {
    void loadApp();

    return signIn(credentials);
  });
  const login = await import('./login/hydrateSignIn').catch(reportFailure);
  if (!login) return showLoadFailed(container);

  const root = login.hydrateSignIn(container, {
    signIn,
    sent: takeSent(),
    whoIsIn,
    negocio: negocioOfPage(),
    logo: logoOfPage(),
    onSignedIn: () => {
      history.pushState(null, '', HOME);
      enter(true);

      return showApp(container, root);
    },
  });
  void loadApp();
};

watchErrors(report);
replaceRefusedStorage();

let isLeaving = false;
// No question about unsaved changes when the session ends. Must run before any form listens.
addEventListener(
  'beforeunload',
  (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  },
  { capture: true },
);

// A full page load, so nothing of the last user stays in memory.
session.onEnd((ending) => {
  if (!isInside()) return;
  if (ending === 'ended') noteInterruption(true);
  else forgetInterruption();
  isLeaving = true;
  location.replace(ending === 'replaced' ? HOME : SIGN_IN);
});

// A page from the back/forward cache may belong to an ended session.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.credentials();
});

const isBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

const container = document.getElementById('root');
const form = container?.querySelector('form');
const isSignedIn = session.isSignedIn();
// Only for opened links, not for the way back to another user's page.
if (isInside() && !isSignedIn && !isBack()) noteInterruption(false);
if (container && isInside() && isSignedIn) {
  enter(opensHome() && !location.search);
  void showApp(container);
} else if (container && form) void startAtSignIn(container, form);
