import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { HttpError } from '../../src/http/httpError';
import { closeNetwork, server, settleRequests, watchRequests } from './msw';
import './styles';

const { getElementError } = getConfig();
configure({
  // The default of 1 s is too short for a busy machine.
  asyncUtilTimeout: 15_000,
  // Print the page only for the last failed query of a waitFor. Printing is slow.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError([message, ...shown()].join('\n'), container),
});

/** The text of the screen. Testing Library would print its markup, but cut it too early. */
const shown = () =>
  [...document.querySelectorAll('main, [role="dialog"]')].map(
    ({ role, textContent }) => `The ${role ?? 'page'} says: ${textContent}`,
  );

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

// react-admin logs each refused call.
const { error } = console;
console.error = (...logged: unknown[]) => {
  if (!(logged[0] instanceof HttpError)) error(...logged);
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(watchRequests);

// The test files of a worker share one jsdom.
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  await settleRequests();
  closeNetwork();
  server.resetHandlers();
  server.events.removeAllListeners();
  sessionStorage.clear();
  localStorage.clear();
  // react-admin's forms take a record from the entry of the history.
  window.history.replaceState(null, '', '/');
});
