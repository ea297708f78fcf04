import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';

/** A component loaded when it is first shown, or fetched ahead of that. */
export type LazyComponent<P = object> = LazyExoticComponent<ComponentType<P>> & { preload?: () => void };

/** In place of React's lazy: its file can be fetched before it is shown. */
export const lazy = <P = object>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  Object.assign(reactLazy(load), {
    // A failure is told when it is shown, which fetches again.
    preload: () => void load().catch(() => undefined),
  });
