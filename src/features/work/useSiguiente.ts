import { useDataProvider, useIsOffline, useLocation, useNavigate, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { nounOf } from '../../format/noun';
import { recordPath, sectionPath } from '../../section/sectionPath';
import { useWaiting, without } from './useQueue';
import { useQueues } from './useQueues';

/** Opens the oldest record that waits for the user, or says that there is none. */
export const useSiguiente = (onGo?: () => void) => {
  const queue = useQueues().find(({ isWalked }) => isWalked);
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const isOffline = useIsOffline();
  const { state, before, passed, of } = useRound(queue?.section);
  const waiting = useWaiting({ ...(queue ?? NONE), excepto: passed });

  /** `done` is said there, with `next` below it. */
  const open = async (done?: string, next?: ReactNode) => {
    if (!queue) return;
    const { section, singular, words, filter } = queue;
    // Only one message shows at a time, so both go in one.
    const say = (text: string, type: 'info' | 'error', error?: unknown) =>
      notify(done ? `${done}. ${text}.` : text, {
        type: done && type === 'info' ? 'success' : type,
        error: done ? undefined : error,
        next,
      });
    try {
      const { data, total = 0 } = await dataProvider.getList(section, {
        filter: without(filter, passed),
        sort: { field: 'fecha', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      });
      const [found] = data;
      if (!found) {
        const { agree, word } = nounOf(singular);

        return say(`No queda ${passed.length > 0 ? `${agree('otr')} ${word}` : 'nada'} ${words}`, 'info');
      }
      if (done) notify(done, { type: 'success', next });
      onGo?.();
      navigate(recordPath(section, found.id), { state: { passed, of: passed.length + total } });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), 'error', error);
    }
  };

  const [last] = before.slice(-1);
  const goBack = () => {
    if (!queue || last === undefined) return;
    void navigate(recordPath(queue.section, last), { state: roundWithout(state, last) });
  };

  return {
    isOffered: queue !== undefined,
    /** Nothing waits but what was seen in this round. */
    isQuiet: waiting.total === 0 && !waiting.error && !isOffline,
    open,
    /** The place of this record in the round: '3 de 5'. */
    place: of ? `${before.length + 1} de ${of}` : undefined,
    goBack: last === undefined ? undefined : goBack,
  };
};

const NONE = { section: '', filter: {} };

const MOST_PASSED = 100;

interface Round {
  passed?: readonly number[];
  of?: number;
}

/** The records seen in this round are not offered again: those `before` this one, and `passed` with it. */
const useRound = (section = '') => {
  const { pathname, state } = useLocation();
  const { passed: before = [], of }: Round = Object(state);
  const [, present] = pathname.split(`${sectionPath(section, 'edit')}/`);
  const passed = present ? [...before, Number(present)].slice(-MOST_PASSED) : [];

  return { state, before, passed, of };
};

/** The same round, in which this record is open again. */
export const roundWithout = (state: unknown, id: number): Round => {
  const { passed = [], ...round }: Round = Object(state);

  return { ...round, passed: passed.filter((one) => one !== id) };
};
