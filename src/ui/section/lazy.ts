import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';

export type LazyComponent<P = object> = LazyExoticComponent<ComponentType<P>> & { preload?: () => void };

/** React's lazy cannot preload. */
export const lazy = <P = object>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  Object.assign(reactLazy(load), {
    // Rendering fetches again and shows the failure.
    preload: () => void load().catch(() => undefined),
  });
