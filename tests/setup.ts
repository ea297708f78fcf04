import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { HttpError } from '../src/http/httpError';
import { server } from './msw';
import './styles';

const { getElementError } = getConfig();
configure({
  // A busy machine takes longer than the second that is usual.
  asyncUtilTimeout: 15_000,
  // Print the page only for the last failed query of a waitFor: printing each takes a twelfth of a screen test.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError([message, ...shown()].join('\n'), container),
});

/** In words what the screen shows: its markup is cut long before that. */
const shown = () =>
  [...document.querySelectorAll('main, [role="dialog"]')].map(
    ({ role, textContent }) => `The ${role ?? 'page'} says: ${textContent}`,
  );

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

// react-admin logs each refused call, and a title that is not loaded yet.
const { error } = console;
console.error = (...logged: unknown[]) => {
  const [first] = logged;
  if (!(first instanceof HttpError || String(first).includes('Missing title prop'))) error(...logged);
};

// A call that nobody answers is an error.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// The files of a worker share one browser: nothing of a test is left to the next.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  server.resetHandlers();
  server.events.removeAllListeners();
  sessionStorage.clear();
  localStorage.clear();
});
