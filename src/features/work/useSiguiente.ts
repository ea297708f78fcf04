import { useDataProvider, useLocation, useNavigate, useNotify } from 'ra-core';
import { nounOf } from '../../format/noun';
import { recordPath, sectionPath } from '../../section/sectionPath';
import { useQueues } from './useQueues';

/** Opens the oldest record that waits for the user, or says that there is none. */
export const useSiguiente = (onGo?: () => void) => {
  const queue = useQueues().find(({ isWalked }) => isWalked);
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const passed = usePassed(queue?.section);
  const { state } = useLocation();
  const before: readonly number[] = Object(state).passed ?? [];

  const open = async (done?: string) => {
    if (!queue) return;
    const { section, singular, words, filter } = queue;
    // Only one message shows at a time, so both go in one.
    const say = (text: string, type: 'info' | 'error', error?: unknown) =>
      notify(done ? `${done}. ${text}.` : text, {
        type: done && type === 'info' ? 'success' : type,
        error: done ? undefined : error,
      });
    try {
      const { data, total = 0 } = await dataProvider.getList(section, {
        filter: { ...filter, ...(passed.length > 0 && { excepto: passed }) },
        sort: { field: 'fecha', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      });
      const [next] = data;
      if (!next) {
        const { agree, word } = nounOf(singular);

        return say(`No queda ${passed.length > 0 ? `${agree('otr')} ${word}` : 'nada'} ${words}`, 'info');
      }
      if (done) notify(done, { type: 'success' });
      onGo?.();
      navigate(recordPath(section, next.id), { state: { passed, of: passed.length + total } });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), 'error', error);
    }
  };

  const [last] = before.slice(-1);
  const goBack = () => {
    if (!queue || last === undefined) return;
    void navigate(recordPath(queue.section, last), {
      state: { ...Object(state), passed: before.slice(0, -1) },
    });
  };

  return {
    isOffered: queue !== undefined,
    open,
    /** The place of this record in the round: '3 de 5'. */
    place: Object(state).of ? `${before.length + 1} de ${Object(state).of}` : undefined,
    goBack: last === undefined ? undefined : goBack,
  };
};

const MOST_PASSED = 100;

/** Records seen in this round are not offered again. */
const usePassed = (section = ''): readonly number[] => {
  const { pathname, state } = useLocation();
  const before: readonly number[] = Object(state).passed ?? [];
  const [, present] = pathname.split(`${sectionPath(section, 'edit')}/`);

  return present ? [...before, Number(present)].slice(-MOST_PASSED) : [];
};
