import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';

export type LazyComponent<P = object> = LazyExoticComponent<ComponentType<P>> & { preload?: () => void };

/** In place of React's lazy, which cannot preload. */
export const lazy = <P = object>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  Object.assign(reactLazy(load), {
    // Rendering fetches again and shows the failure.
    preload: () => void load().catch(() => undefined),
  });
