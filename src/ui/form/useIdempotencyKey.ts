import { type DataProvider, useRegisterMutationMiddleware } from 'ra-core';
import { type ReactNode, useCallback, useRef } from 'react';

/** The same values keep the same key, so a retry after a lost answer creates nothing twice. */
export const useIdempotencyKey = () => {
  const last = useRef({ data: '', key: '' });

  return useCallback((values: unknown): string => {
    const data = JSON.stringify(values);
    if (data !== last.current.data) last.current = { data, key: uuid() };

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

/** crypto.randomUUID is missing on plain http. */
const uuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
};
