import { vi } from 'vitest';

/** jsdom has no media queries: those that contain one of these texts match. */
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
