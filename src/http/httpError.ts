import { ErrorAnswer } from '../../contract/common';

/** SPEC 8: the text for an answer without one. */
export const GENERIC_ERROR = 'No se pudo completar la operación. Inténtelo de nuevo.';

export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    message: string,
    /** 0 for no answer. */
    readonly status: number,
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** The answer's `error`, with the code of a server error; otherwise the generic text (SPEC 8). */
export const errorText = (body: unknown): string => {
  const { success, data } = ErrorAnswer.safeParse(body);

  if (!success) return GENERIC_ERROR;

  return data.codigo ? `${data.error} Código ${data.codigo}` : data.error;
};
