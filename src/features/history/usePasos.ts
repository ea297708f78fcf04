import { useGetManyReference, useRecordContext, useResourceContext, useResourceDefinitions } from 'ra-core';
import type { Paso } from '../../../contract/historial';
import { useSectionOptions } from '../../section/useSectionOptions';

export const useHasHistory = () => {
  const isKnown = 'historial' in useResourceDefinitions();
  const { history } = useSectionOptions();

  return isKnown && history !== false;
};

/** A page of them, after the step `antes`. Always refetched, because each change outdates the cache. */
export const usePasos = (antes?: number) =>
  useGetManyReference<Paso>(
    'historial',
    { target: useResourceContext() ?? '', id: useRecordContext()?.id, meta: { antes } },
    { staleTime: 0, refetchOnMount: 'always', onError: undefined },
  );
