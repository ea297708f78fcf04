import { vi } from 'vitest';

/** jsdom knows no media: answers the queries whose text holds one of these. */
export const setMedia = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matching.some((part) => query.includes(part)),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
