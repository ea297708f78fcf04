/** Who wants to hear of a change, for useSyncExternalStore and effects. */
export const createListeners = () => {
  const listeners = new Set<() => void>();

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);

      return () => void listeners.delete(listener);
    },
    tell(): void {
      for (const listener of listeners) listener();
    },
  };
};
