import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { server } from './msw';
import './styles';

// A busy machine takes longer than the second that is usual.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

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
