import { type DataProvider, useRegisterMutationMiddleware } from 'ra-core';
import { type ReactNode, useCallback, useRef } from 'react';
import { uuid } from '../../format/uuid';

/** One key for all tries of a form to create what it holds: where an answer was lost, the next try makes no second record. */
export const useIdempotencyKey = () => {
  const last = useRef({ data: '', key: '' });

  return useCallback((values: unknown): string => {
    const data = JSON.stringify(values);
    if (data !== last.current.data) last.current = { data, key: uuid() };

    return last.current.key;
  }, []);
};

type Make = (
  resource: string,
  params: Parameters<DataProvider['create']>[1],
) => ReturnType<DataProvider['create']>;

/** Around the form of one record: its creates carry their key as `meta.idempotencyKey`. */
export const KeyedCreate = ({ children }: { children: ReactNode }) => {
  const keyOf = useIdempotencyKey();
  const addKey = useCallback(
    (...[resource, { data, meta }, next]: [...Parameters<Make>, next: Make]) =>
      next(resource, { data, meta: { ...meta, idempotencyKey: keyOf(data) } }),
    [keyOf],
  );
  useRegisterMutationMiddleware<Make>(addKey);

  return children;
};
