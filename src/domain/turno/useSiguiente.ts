import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useLocation, useNavigate, useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Premio } from '../../../contract/premios';
import { turnoDe } from '../../../contract/turno';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';

export type Siguiente = ReturnType<typeof useSiguiente>;

/** The way to the oldest premio that waits for the user; `open` takes along the message of what was done before. */
export const useSiguiente = (onGo?: () => void) => {
  const { role, api_local } = useUsuarioActual();
  const estados = turnoDe(role);
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, passed } = usePassed();
  const taken = useRef<string>(undefined);
  // The page around takes its messages away with it: the next one says this.
  useEffect(
    () => () => {
      if (taken.current) notify(taken.current, { type: 'success' });
    },
    [notify],
  );
  const { mutate, data, error } = useMutation({
    mutationFn: () =>
      dataProvider.getList<Premio>('premios', {
        filter: { turno: 'S', ...(passed.length > 0 && { excepto: passed }) },
        sort: { field: 'fecha', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      }),
  });

  const open = (done?: string) => {
    const say = () => done && notify(done, { type: 'success' });
    mutate(undefined, {
      onSuccess: ({ data: [next] }) => {
        if (!next) return say();
        taken.current = done;
        onGo?.();
        navigate(sectionPath('premios', 'edit', next.id), { state: { passed } });
      },
      onError: say,
    });
  };

  return {
    /** Not by other hosts, nor to a role that none waits for. */
    isOffered: api_local === true && estados.length > 0,
    isNone: data?.data.length === 0,
    ...{ estados, pathname, passed, error, open },
  };
};

/** The premio on the page and those before it were seen; so many that nobody sees one twice. */
const MOST_PASSED = 100;

/** One that is passed over is not offered again until somebody starts anew. */
const usePassed = () => {
  const { pathname, state } = useLocation();
  const before: readonly number[] = Object(state).passed ?? [];
  const [, present] = /\/premios\/edit\/(\d+)$/.exec(pathname) ?? [];

  return { pathname, passed: present ? [...before, Number(present)].slice(-MOST_PASSED) : [] };
};
