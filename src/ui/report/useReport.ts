import { keepPreviousData } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import type { AnswerOf, Call } from '../../../contract/call';

export interface ReportRecord<C extends Call> {
  id: string;
  answer: AnswerOf<C>;
}

/** The last answer stays while the next one loads. */
export const useReport = <C extends Call>(
  resource: string,
  id: string,
  query: Readonly<Record<string, string>> | undefined,
  options: { enabled?: boolean; staleTime?: number } = {},
) => {
  const { data, ...rest } = useGetOne<ReportRecord<C>>(
    resource,
    { id, meta: query },
    { retry: false, placeholderData: keepPreviousData, ...options },
  );

  return { ...rest, data: data?.answer };
};
