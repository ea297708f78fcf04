import { centsToDollars, isAway } from '../../../../contract/common';
import type { Typed } from '../grid/gridRow';

/** How far the server knows what is typed. */
export type AutosaveState =
  | { kind: 'saved'; at?: Date }
  | { kind: 'pending' | 'saving' }
  /** Nobody answered: it is sent when somebody does. */
  | { kind: 'away' }
  | { kind: 'refused' | 'conflict'; error: string };

/** What the server holds of a draft. */
export interface Stored {
  version: number;
  /** Of what it is a draft, if it is one still; another place is another person's change. */
  place: string;
  typed: Typed;
}

interface Options {
  stored: Stored;
  /** Answers the new version. */
  send: (typed: Typed, version: number) => Promise<number>;
  read: () => Promise<Stored>;
}

/** After the last change; and, for who never pauses, after the first that is not sent. */
const PAUSE = 1_000;
const LONGEST = 5_000;
/** After nobody answered. */
const AGAIN = 15_000;

/** Keeps the server's draft up with what is typed: one request at a time, each on the version that the last one got. */
export const createAutosave = ({ stored, send, read }: Options) => {
  let { version } = stored;
  let saved = stored.typed;
  let savedMark = markOf(saved);
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
    saved = typed;
    savedMark = markOf(typed);
    show(isSaved() ? { kind: 'saved', at: new Date() } : { kind: 'pending' });
  };

  /** An answer that got lost makes our own change look like another person's. */
  const explain = async (error: Error, typed: Typed) => {
    if (isAway(error)) {
      pause = setTimeout(flushLater, AGAIN);

      return show({ kind: 'away' });
    }
    const found = isConflict(error) ? await read().catch(() => undefined) : undefined;
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
    /** Sends what is not sent yet; false where the server does not hold it afterwards. */
    flush,

    /** Sends soon, where there is something to send. */
    change(typed: Typed) {
      wanted = typed;
      clearTimeout(pause);
      if (state.kind === 'conflict') return;
      if (isSaved()) {
        stopTimers();
        if (!running && state.kind !== 'saved') show({ kind: 'saved' });

        return;
      }
      if (!running && state.kind !== 'pending') show({ kind: 'pending' });
      pause = setTimeout(flushLater, PAUSE);
      limit ??= setTimeout(flushLater, LONGEST);
    },

    version: () => version,
    /** What the server holds. */
    saved: () => saved,
    state: () => state,
    isAway: () => state.kind === 'away',
    subscribe(listener: () => void) {
      listeners.add(listener);

      return () => {
        listeners.delete(listener);
      };
    },
    stop: stopTimers,
  };
};

/** What is typed is the same where the marks are. */
export const markOf = ({ lines, toCorrect }: Typed): string => {
  const marks = lines.map(({ colilla, valor }) => `${colilla}=${centsToDollars(valor)}`);

  return [
    ...marks,
    ...toCorrect.map(({ fila, colilla, valor }) => JSON.stringify([fila, colilla, valor])),
  ].join(' ');
};

const isConflict = (error: Error) => 'status' in error && error.status === 409;
