import { useDataProvider, useLocation, useNavigate, useNotify } from 'ra-core';
import { type Premio, turnoDe } from '../../../contract/premios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { sectionPath } from '../../section/sectionPath';
import { worksOf } from './useWork';

/** Opens the oldest premio that waits for the user, or says that there is none. */
export const useSiguiente = (onGo?: () => void) => {
  const { role, api_local } = useUsuarioActual();
  const estados = turnoDe(role);
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const passed = usePassed();

  const open = async (done?: string) => {
    // Only one message shows at a time, so both go in one.
    const say = (text: string, type: 'info' | 'error', error?: unknown) =>
      notify(done ? `${done}. ${text}.` : text, {
        type: done && type === 'info' ? 'success' : type,
        error: done ? undefined : error,
      });
    try {
      const { data } = await dataProvider.getList<Premio>('premios', {
        filter: { turno: 'S', ...(passed.length > 0 && { excepto: passed }) },
        sort: { field: 'fecha', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      });
      const [next] = data;
      if (!next)
        return say(
          `${passed.length > 0 ? 'No queda otro premio' : 'No queda nada'} ${worksOf(estados)}`,
          'info',
        );
      if (done) notify(done, { type: 'success' });
      onGo?.();
      navigate(sectionPath('premios', 'edit', next.id), { state: { passed } });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), 'error', error);
    }
  };

  /** Only our own API has queues, and not for every role. */
  return { isOffered: api_local === true && estados.length > 0, open };
};

const MOST_PASSED = 100;

/** Premios seen in this round are not offered again. */
const usePassed = (): readonly number[] => {
  const { pathname, state } = useLocation();
  const before: readonly number[] = Object(state).passed ?? [];
  const [, present] = /\/premios\/edit\/(\d+)$/.exec(pathname) ?? [];

  return present ? [...before, Number(present)].slice(-MOST_PASSED) : [];
};
