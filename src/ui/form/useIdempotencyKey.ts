import { type DataProvider, useRegisterMutationMiddleware } from 'ra-core';
import { type ReactNode, useCallback, useRef } from 'react';
import { randomId } from '../../http/randomId';

/** The same values keep the same key, so a retry after a lost answer creates nothing twice. */
export const useIdempotencyKey = () => {
  const last = useRef({ data: '', key: '' });

  return useCallback((values: unknown): string => {
    const data = JSON.stringify(values);
    if (data !== last.current.data) last.current = { data, key: randomId() };

    return last.current.key;
  }, []);
};

/** Adds `meta.idempotencyKey` to creates. */
export const KeyedCreate = ({ children }: { children: ReactNode }) => {
  const keyOf = useIdempotencyKey();
  useRegisterMutationMiddleware<DataProvider['create']>(
    useCallback(
      (resource, { data, meta }, next) =>
        next(resource, { data, meta: { ...meta, idempotencyKey: keyOf(data) } }),
      [keyOf],
    ),
  );

  return children;
};
