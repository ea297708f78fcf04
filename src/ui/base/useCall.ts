import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import type { AnswerOf, Call, QueryOf } from '../../../contract/call';
import { useMayCall, useUsuarioActual } from '../../authProvider/usuarioActual';
import { useLastAnswer } from './useLastAnswer';

interface Read<C extends Call> {
  /** Missing if the session has ended. */
  answer?: AnswerOf<C>;
}

/** The key begins with the section, whose changes refresh it: '/api/reportes/historico' is one of reportes. */
export const callQuery = <C extends Call>(dataProvider: DataProvider, call: C, query: QueryOf<C>) => ({
  queryKey: [call.path.split('/')[2], 'call', { path: call.path, query }],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Read<C>> =>
    (await dataProvider.call(call, { query, signal })).data,
  meta: { call },
});

interface ReadOptions {
  enabled?: boolean;
  /** In milliseconds, as react-query's. */
  staleTime?: number;
  gcTime?: number;
  /** false: nothing is shown while another answer loads. By default the last one stays. */
  keepsLast?: false;
  /** Without a connection the last answer stays, as `isPlaceholderData` beside the error. */
  outlivesOutages?: true;
}

/** The answer of a call that reads. A host that lacks the call is not asked, nor is one for a role that may not make it. */
export const useCall = <C extends Call>(
  call: C,
  query: QueryOf<C>,
  { enabled = true, keepsLast, outlivesOutages, ...options }: ReadOptions = {},
) => {
  const { api_local } = useUsuarioActual();
  const mayCall = useMayCall(call);
  const { data, ...rest } = useQuery({
    ...callQuery(useDataProvider(), call, query),
    enabled: enabled && mayCall && (!call.own || api_local === true),
    ...(keepsLast !== false && { placeholderData: keepPreviousData<Read<C>> }),
    ...options,
  });

  const last = useLastAnswer(data, rest.error);
  const isKept = outlivesOutages === true && last !== undefined;

  return {
    ...rest,
    data: (isKept ? last : data)?.answer,
    isPlaceholderData: rest.isPlaceholderData || isKept,
  };
};
