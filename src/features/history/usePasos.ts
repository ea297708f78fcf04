import { useGetManyReference, useRecordContext, useResourceContext, useResourceDefinitions } from 'ra-core';
import type { Paso } from '../../../contract/historial';
import { useSectionOptions } from '../../ui/section/useSectionOptions';

/** Whether the program, and the host of the section around, know who did what. */
export const useHasHistory = () => {
  const isKnown = 'historial' in useResourceDefinitions();
  const { history } = useSectionOptions();

  return isKnown && history !== false;
};

/** What was done to the record around, the newest first. */
export const usePasos = () =>
  useGetManyReference<Paso>(
    'historial',
    { target: useResourceContext() ?? '', id: useRecordContext()?.id },
    // What was read before a change says nothing of it.
    { staleTime: 0, refetchOnMount: 'always', onError: undefined },
  );
