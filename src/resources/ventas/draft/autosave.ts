import { isAway } from '../../../../contract/common';
import { now } from '../../../format/clock';
import { isOutdated } from '../../../ui/base/refusal';
import { markOf, type Typed } from '../grid/gridRow';

export type AutosaveState =
  | { kind: 'saved'; at?: Date }
  | { kind: 'pending' | 'saving' }
  /** The server was unreachable; a retry follows. */
  | { kind: 'away' }
  | { kind: 'refused'; error: string }
  /** `saved` are the rows of somebody else, if nothing but rows differs. */
  | { kind: 'conflict'; error: string; saved?: Typed };

export interface Stored {
  version: number;
  /** Estado, day, draw and promotor. Only other people change them here. */
  place: string;
  typed: Typed;
}

interface Options {
  stored: Stored;
  send: (typed: Typed, version: number) => Promise<number>;
  read: () => Promise<Stored>;
}

const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const RETRY_MS = 15_000;

/** One request at a time, each with the version of the last answer. */
export const createAutosave = ({ stored, send, read }: Options) => {
  let { version } = stored;
  /** The marks of the rows that the server may hold. After a lost answer there are several. */
  let marks = new Set([markOf(stored.typed)]);
  let wanted = stored.typed;
  let state: AutosaveState = { kind: 'saved' };
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let overtaker: Stored | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const isSaved = () => [...marks].every((mark) => mark === markOf(wanted));
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
    marks = new Set([markOf(typed)]);
    show(isSaved() ? { kind: 'saved', at: now() } : { kind: 'pending' });
  };

  /** After a lost answer, our own change looks like another person's. */
  const explain = async (error: Error, typed: Typed) => {
    if (isAway(error)) {
      marks.add(markOf(typed));
      pause = setTimeout(flushLater, RETRY_MS);

      return show({ kind: 'away' });
    }
    const found = isOutdated(error) ? await read().catch(() => undefined) : undefined;
    if (!found || found.version === version) return show({ kind: 'refused', error: error.message });
    const isOwn = marks.add(markOf(typed)).has(markOf(found.typed));
    if (found.place === stored.place && isOwn) {
      // The rows on the screen may have changed since.
      isAskedAgain = true;

      return settle(found.typed, found.version);
    }

    overtaker = found.place === stored.place ? found : undefined;
    show({ kind: 'conflict', error: error.message, saved: overtaker?.typed });
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
    /** Sends unsaved rows at once. Resolves to whether all are saved. */
    flush,
    change(typed: Typed) {
      wanted = typed;
      if (state.kind === 'conflict') return;
      clearTimeout(pause);
      const kind = isSaved() ? 'saved' : 'pending';
      if (!running && state.kind !== kind) show({ kind });
      // A running request may send other rows.
      if (kind === 'saved' && !running) return stopTimers();
      pause = setTimeout(flushLater, PAUSE_MS);
      limit ??= setTimeout(flushLater, LONGEST_PAUSE_MS);
    },

    /** Ends a conflict: these rows replace those of somebody else. */
    async replace() {
      if (!overtaker) return;
      version = overtaker.version;
      marks = new Set([markOf(overtaker.typed)]);
      show({ kind: 'pending' });
      await flush();
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
