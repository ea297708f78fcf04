import { useGetManyReference, useRecordContext, useResourceContext } from 'ra-core';
import type { Paso } from '../../../contract/historial';

/** What was done to the record around, the newest first. */
export const usePasos = () =>
  useGetManyReference<Paso>(
    'historial',
    { target: useResourceContext() ?? '', id: useRecordContext()?.id },
    // What was read before a change says nothing of it.
    { staleTime: 0, refetchOnMount: 'always', onError: undefined },
  );
