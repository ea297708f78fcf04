import { ErrorAnswer, isAway } from '../../contract/common';

/** SPEC 8.2 */
export const GENERIC_ERROR = 'No se pudo completar la operación. Inténtelo de nuevo.';

/** In place of the generic one if the browser had no connection: nothing reached the server. */
export const NOT_SENT = 'Sin conexión: no se envió nada. Inténtelo de nuevo cuando vuelva la conexión.';

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

/** Nothing came, or the page of a proxy that reaches no server: not JSON. 401 without a body is a session that ended. */
export const isServerAway = (failure: unknown): boolean =>
  isAway(failure) || (failure instanceof HttpError && failure.body === undefined && failure.status !== 401);

/** SPEC 8.2. A server error comes with its code. */
export const errorText = (body: unknown): string => {
  const { success, data } = ErrorAnswer.safeParse(body);

  if (!success) return GENERIC_ERROR;

  return data.codigo ? `${data.error} Código ${data.codigo}` : data.error;
};
