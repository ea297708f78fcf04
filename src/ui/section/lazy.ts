import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';

/** A component loaded when it is first shown, or fetched ahead of that. */
export type LazyComponent<P = object> = LazyExoticComponent<ComponentType<P>> & { preload?: () => void };

/** In place of React's lazy: its file can be fetched as soon as it looks as if it will be shown. */
export const lazy = <P = object>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  Object.assign(reactLazy(load), {
    // What could not be fetched now is asked for again when it is shown, and told then.
    preload: () => void load().catch(() => undefined),
  });
