import { ErrorAnswer, isAway } from '../../contract/common';

/** SPEC 8 */
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

const REFUSED: readonly number[] = [401, 403];

/** Nothing came, or the page of a proxy that reaches no server: not JSON. The session is not refused by that. */
export const isServerAway = (failure: unknown): boolean =>
  isAway(failure) ||
  (failure instanceof HttpError && failure.body === undefined && !REFUSED.includes(failure.status));

/** SPEC 8. A server error comes with its code. */
export const errorText = (body: unknown): string => {
  const { success, data } = ErrorAnswer.safeParse(body);

  if (!success) return GENERIC_ERROR;

  return data.codigo ? `${data.error} Código ${data.codigo}` : data.error;
};
