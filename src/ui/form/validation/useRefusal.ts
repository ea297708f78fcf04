import { type DataProvider, useRegisterMutationMiddleware } from 'ra-core';
import { useCallback, useRef } from 'react';
import { SESION_TERMINADA, wasWritten } from '../../dialogs/wasWritten';

type Write = (
  resource: string,
  params: Parameters<DataProvider['update']>[1],
) => ReturnType<DataProvider['update']>;

/** What the last save of the form was refused with, if it was; react-admin tells the form of both ends alike. */
export const useRefusal = () => {
  const refusal = useRef<string>(undefined);

  const remember = useCallback(async (...[resource, params, next]: [...Parameters<Write>, next: Write]) => {
    refusal.current = undefined;
    try {
      const answer = await next(resource, params);
      if (!wasWritten(answer.data)) refusal.current = SESION_TERMINADA;

      return answer;
    } catch (error) {
      refusal.current = String(error);
      throw error;
    }
  }, []);
  useRegisterMutationMiddleware<Write>(remember);

  return refusal;
};
