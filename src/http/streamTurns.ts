type Hear = (name: string, data: unknown) => void;

interface Turns {
  /** Runs the work once no other tab does; undefined if the signal came first. */
  take<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined>;
  /** Tells the tabs that wait. */
  pass: Hear;
  isShared: boolean;
  close(): void;
}

/** One tab at a time works and passes on what it hears. Without Web Locks or channels each tab works for itself. */
export const createTurns = (name: string, hear: Hear): Turns => {
  const channel = openChannel(name);
  let isWaiting = false;
  if (channel) {
    channel.onmessage = ({ data: [event, data] }) => {
      if (isWaiting) hear(event, data);
    };
  }

  return {
    async take(work, signal) {
      if (!channel) return work();
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        isWaiting = false;

        return work();
      };
      try {
        const first = await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && begin());
        if (hasBegun) return first ?? undefined;

        isWaiting = true;
        // Whatever the other tab has heard before is unknown here.
        hear('open', {});

        return await navigator.locks.request(name, { signal }, begin);
      } catch (failure) {
        if (hasBegun) throw failure;

        // Web Locks can be denied.
        return signal.aborted ? undefined : begin();
      } finally {
        isWaiting = false;
      }
    },
    pass: (...event) => channel?.postMessage(event),
    isShared: channel !== undefined,
    close: () => channel?.close(),
  };
};

/** Undefined where browsers lack them, or keep nothing. */
const openChannel = (name: string): BroadcastChannel | undefined => {
  if (!('locks' in navigator)) return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};
