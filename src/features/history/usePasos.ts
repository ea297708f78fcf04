import { useGetManyReference, useRecordContext, useResourceContext, useResourceDefinitions } from 'ra-core';
import type { Paso } from '../../../contract/historial';
import { useSectionOptions } from '../../ui/section/useSectionOptions';

/** Whether the program and the host keep a history of the section around. */
export const useHasHistory = () => {
  const isKnown = 'historial' in useResourceDefinitions();
  const { history } = useSectionOptions();

  return isKnown && history !== false;
};

/** The steps of the record around, the newest first; always read again, as a change makes the cache wrong. */
export const usePasos = () =>
  useGetManyReference<Paso>(
    'historial',
    { target: useResourceContext() ?? '', id: useRecordContext()?.id },
    { staleTime: 0, refetchOnMount: 'always', onError: undefined },
  );
