import { isAway } from '../../../../contract/common';
import { markOf, type Typed } from '../grid/gridRow';

export type AutosaveState =
  | { kind: 'saved'; at?: Date }
  | { kind: 'pending' | 'saving' }
  /** Nobody answered; it is sent again later. */
  | { kind: 'away' }
  | { kind: 'refused' | 'conflict'; error: string };

export interface Stored {
  version: number;
  /** Estado, day, draw and promotor; only another person changes them. */
  place: string;
  typed: Typed;
}

interface Options {
  stored: Stored;
  send: (typed: Typed, version: number) => Promise<number>;
  read: () => Promise<Stored>;
}

/** Milliseconds after the last change, and after the first that is not sent. */
const PAUSE = 1_000;
const LONGEST = 5_000;
/** Milliseconds after a request that nobody answered. */
const AGAIN = 15_000;

/** Saves what is typed: one request at a time, each on the version that the last one got. */
export const createAutosave = ({ stored, send, read }: Options) => {
  let { version } = stored;
  let savedMark = markOf(stored.typed);
  let wanted = stored.typed;
  let state: AutosaveState = { kind: 'saved' };
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const isSaved = () => markOf(wanted) === savedMark;
  const show = (next: AutosaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const stopTimers = () => {
    clearTimeout(pause);
    clearTimeout(limit);
    limit = undefined;
  };
  const settle = (typed: Typed, next: number) => {
    version = next;
    savedMark = markOf(typed);
    show(isSaved() ? { kind: 'saved', at: new Date() } : { kind: 'pending' });
  };

  /** A lost answer makes our own change look like another person's. */
  const explain = async (error: Error, typed: Typed) => {
    if (isAway(error)) {
      pause = setTimeout(flushLater, AGAIN);

      return show({ kind: 'away' });
    }
    const isConflict = 'status' in error && error.status === 409;
    const found = isConflict ? await read().catch(() => undefined) : undefined;
    if (!found || found.version === version) return show({ kind: 'refused', error: error.message });
    if (found.place === stored.place && markOf(found.typed) === markOf(typed)) {
      return settle(typed, found.version);
    }

    show({ kind: 'conflict', error: error.message });
  };

  const run = async () => {
    do {
      isAskedAgain = false;
      const typed = wanted;
      show({ kind: 'saving' });
      await send(typed, version).then(
        (next) => settle(typed, next),
        (error: Error) => explain(error, typed),
      );
    } while (isAskedAgain && state.kind === 'pending');
  };

  const flush = async (): Promise<boolean> => {
    stopTimers();
    isAskedAgain = true;
    if (!running && !isSaved() && state.kind !== 'conflict') {
      running = run().finally(() => {
        running = undefined;
      });
    }
    await running;

    return isSaved();
  };
  const flushLater = () => void flush();

  return {
    /** Sends what is not sent yet; resolves to whether the server holds it then. */
    flush,
    change(typed: Typed) {
      wanted = typed;
      if (state.kind === 'conflict') return;
      clearTimeout(pause);
      const kind = isSaved() ? 'saved' : 'pending';
      if (!running && state.kind !== kind) show({ kind });
      if (kind === 'saved') return stopTimers();
      pause = setTimeout(flushLater, PAUSE);
      limit ??= setTimeout(flushLater, LONGEST);
    },

    version: () => version,
    state: () => state,
    isAway: () => state.kind === 'away',
    subscribe(listener: () => void) {
      listeners.add(listener);

      return () => void listeners.delete(listener);
    },
    stop: stopTimers,
  };
};
