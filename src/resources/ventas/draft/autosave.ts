import { isAway } from '../../../../contract/common';
import type { Venta } from '../../../../contract/ventas';
import { now } from '../../../format/clock';
import { createListeners } from '../../../format/listeners';
import { isOutdated } from '../../../ui/base/refusal';
import { hasSameIds, markOf, type Typed } from '../grid/gridRow';

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
  place: string;
  typed: Typed;
}

/** Only other people change them here. */
export const PLACE = ['estado', 'fecha', 'fk_sorteo', 'fk_vendedor'] as const;

export const storedOf = (venta: Venta): Stored => ({
  version: venta.version,
  place: PLACE.map((field) => venta[field]).join(' '),
  typed: { lines: venta.detalle_ventas, toCorrect: venta.filas_por_corregir },
});

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
  /** What the server may hold, by mark: what it confirmed, then what it got if an answer was lost. */
  let held = new Map([[markOf(stored.typed), stored.typed]]);
  let wanted = stored.typed;
  let state: AutosaveState = { kind: 'saved' };
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let overtaker: Stored | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, tell } = createListeners();

  const isSaved = () => [...held.keys()].every((mark) => mark === markOf(wanted));
  const hold = (typed: Typed) => {
    const mark = markOf(typed);
    if (!held.has(mark)) held.set(mark, typed);
  };
  const show = (next: AutosaveState) => {
    state = next;
    tell();
  };
  const stopTimers = () => {
    clearTimeout(pause);
    clearTimeout(limit);
    limit = undefined;
  };
  const settle = (typed: Typed, next: number) => {
    version = next;
    held = new Map([[markOf(typed), typed]]);
    show(isSaved() ? { kind: 'saved', at: now() } : { kind: 'pending' });
  };

  const meet = (found: Stored, error: string) => {
    overtaker = found.place === stored.place ? found : undefined;
    show({ kind: 'conflict', error, saved: overtaker?.typed });
  };

  /** After a lost answer, our own change looks like another person's. */
  const explain = async (error: Error, typed: Typed) => {
    if (isAway(error)) {
      hold(typed);
      pause = setTimeout(flushLater, RETRY_MS);

      return show({ kind: 'away' });
    }
    const found = isOutdated(error) ? await read().catch(() => undefined) : undefined;
    if (!found || found.version === version) return show({ kind: 'refused', error: error.message });
    hold(typed);
    const own = held.get(markOf(found.typed));
    if (found.place === stored.place && own && hasSameIds(found.typed, own)) {
      // The rows on the screen may have changed since.
      isAskedAgain = true;

      return settle(own, found.version);
    }

    meet(found, error.message);
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

    /** Somebody else saved the draft. A request that runs finds out by itself. */
    async overtake(error: string) {
      const found = await read().catch(() => undefined);
      if (running || state.kind === 'conflict' || !found || found.version <= version) return;
      stopTimers();
      meet(found, error);
    },

    /** Ends a conflict: these are the rows of both. */
    async resume(typed: Typed) {
      if (!overtaker) return;
      const { version: newer, typed: theirs } = overtaker;
      overtaker = undefined;
      wanted = typed;
      // The rows of a host without ids are known by those on the screen.
      settle(markOf(theirs) === markOf(typed) ? typed : theirs, newer);
      await flush();
    },
    /** What the server confirmed last. */
    base: () => [...held.values()][0] ?? stored.typed,
    version: () => version,
    state: () => state,
    isAway: () => state.kind === 'away',
    subscribe,
    stop: stopTimers,
  };
};
