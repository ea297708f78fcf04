import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';

type Module<P> = { default: ComponentType<P> };

export type LazyComponent<P = object> = LazyExoticComponent<ComponentType<P>> & { preload: () => void };

/** In place of React's lazy: a preloaded component renders at once, without the fallback. */
export const lazy = <P = object>(load: () => Promise<Module<P>>): LazyComponent<P> => {
  let loaded: Module<P> | undefined;

  return Object.assign(
    reactLazy(() => (loaded ? settled(loaded) : load())),
    {
      preload: () =>
        void load().then(
          (module) => {
            loaded = module;
          },
          // Rendering fetches again and shows the failure.
          () => undefined,
        ),
    },
  );
};

/** Loads them as soon as the browser has nothing else to do. */
export const preloadIdle = (components: readonly (Pick<LazyComponent, 'preload'> | undefined)[]) => {
  // Safari lacks requestIdleCallback.
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback(() => {
    for (const component of components) component?.preload();
  });
};

/** For parts that load in the background: the server may be restarting, so they try again every five seconds. */
export const untilLoaded = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
  }
};

/** React's lazy calls `then` and does not suspend if it answers at once. A native promise never does. */
const settled = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: only React's lazy gets this
  ({ then: (onFulfilled: (value: T) => void) => onFulfilled(value) }) as unknown as Promise<T>;
