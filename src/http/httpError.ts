import { ErrorAnswer } from '../../contract/common';

/** What a person reads when the answer holds no text of its own (SPEC 8). */
export const GENERIC_ERROR = 'No se pudo completar la operación. Inténtelo de nuevo.';

/** A call that did not succeed, with a Spanish text for the person who made it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    message: string,
    /** 0: no answer came at all. */
    readonly status: number,
    readonly body?: unknown,
    /** Whether nobody is signed in any more, so that the only way on is the sign-in. */
    readonly sessionLost = false,
  ) {
    super(message);
  }
}

/** The text of an answer's `error`, with the code of a fault of the server; else the generic one (SPEC 8). */
export const errorText = (body: unknown): string => {
  const { success, data } = ErrorAnswer.safeParse(body);

  if (!success) return GENERIC_ERROR;

  return data.codigo ? `${data.error} Código ${data.codigo}` : data.error;
};
