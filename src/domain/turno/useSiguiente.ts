import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useLocation, useNavigate, useNotify } from 'ra-core';
import { type Premio, turnoDe } from '../../../contract/premios';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';

export type Siguiente = ReturnType<typeof useSiguiente>;

/** Finds the oldest premio that waits for the user. `open` shows the message of the last step first. */
export const useSiguiente = (onGo?: () => void) => {
  const { role, api_local } = useUsuarioActual();
  const estados = turnoDe(role);
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, passed } = usePassed();
  const { mutate, data, error } = useMutation({
    mutationFn: () =>
      dataProvider.getList<Premio>('premios', {
        filter: { turno: 'S', ...(passed.length > 0 && { excepto: passed }) },
        sort: { field: 'fecha', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      }),
  });

  const open = (done?: string) =>
    mutate(undefined, {
      onSettled: (answer) => {
        if (done) notify(done, { type: 'success' });
        const [next] = answer?.data ?? [];
        if (!next) return;
        onGo?.();
        navigate(sectionPath('premios', 'edit', next.id), { state: { passed } });
      },
    });

  return {
    /** Only our own API has queues, and not for every role. */
    isOffered: api_local === true && estados.length > 0,
    isNone: data?.data.length === 0,
    ...{ estados, pathname, passed, error, open },
  };
};

/** More than anybody skips in one round. */
const MOST_PASSED = 100;

/** Premios seen in this round, including the current one. They are not offered again. */
const usePassed = () => {
  const { pathname, state } = useLocation();
  const before: readonly number[] = Object(state).passed ?? [];
  const [, present] = /\/premios\/edit\/(\d+)$/.exec(pathname) ?? [];

  return { pathname, passed: present ? [...before, Number(present)].slice(-MOST_PASSED) : [] };
};
