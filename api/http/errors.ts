import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { BrokenEngine, isAway, isDamaged, isTooSlow, lackOf, UnsureCommit } from '../db/faults';
import type { Log } from '../process/log';
import { codeOf } from './headers';

interface About {
  /** Forms show the text at these fields. */
  fields?: readonly string[];
  answer?: Readonly<Record<string, unknown>> | undefined;
}

export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly headers: Record<string, string> = {},
    readonly about: About = {},
  ) {
    super(message);
  }
}

export const refusedField = (field: string, text: string, status: ContentfulStatusCode = 422): ApiError =>
  refusedFields([field], text, status);

export const refusedFields = (
  fields: readonly string[],
  text: string,
  status: ContentfulStatusCode,
  answer?: About['answer'],
): ApiError => new ApiError(status, text, {}, { fields, answer });

interface Telling {
  /** For developers: log and answer say the database's words, which may quote values, or the field that a schema refused. */
  tellsCauses?: boolean;
}

/** Answers errors as `{ error }` and logs one line. Unexpected errors show only a code that is also in the log. */
export const answerError =
  (log: Log, { tellsCauses = false }: Telling = {}) =>
  (error: Error, c: Context): Response => {
    const { method, path } = c.req;
    const code = codeOf(c);
    const request = { method, path, ...(code && { code }) };

    if (error instanceof ApiError) {
      log({ level: 'warn', status: error.status, ...request, error: error.message });

      const { fields, answer } = error.about;
      const errors = fields && Object.fromEntries(fields.map((field) => [field, error.message]));

      return c.json(
        { error: error.message, ...(errors && { errors }), ...answer },
        error.status,
        error.headers,
      );
    }

    const fail = (status: 500 | 503, answer: object, headers?: Record<string, string>) => {
      log({ level: 'error', status, ...request, ...causeOf(error, tellsCauses) });

      return c.json({ ...answer, ...(tellsCauses && { detalle: error.message }) }, status, headers);
    };
    const lack = lackOf(error);
    if (lack) return fail(503, { error: `${lack}: ${UNSAVED}` }, { 'Retry-After': '60' });
    if (isAway(error)) return fail(503, { error: AWAY }, { 'Retry-After': '5' });
    if (isTooSlow(error)) return fail(503, { error: TOO_SLOW });
    if (error instanceof UnsureCommit) return fail(500, { error: UNSURE, codigo: code });
    if (error instanceof BrokenEngine) return fail(500, { error: HOPELESS, codigo: code });
    if (isDamaged(error)) return fail(500, { error: DAMAGED, codigo: code });

    return fail(500, { error: 'No se pudo completar la operación. Inténtelo de nuevo.', codigo: code });
  };

const HOPELESS =
  'Esta operación no se puede completar: no se guardó nada y repetirla no ayuda. Avise a quien cuida el servidor.';
const TOO_SLOW =
  'Esta consulta tardó demasiado y se detuvo. Pida menos de una vez: un período más corto, una búsqueda más precisa o menos filas.';
const UNSURE = 'No se sabe si la operación se guardó. Compruébelo antes de repetirla.';

const DAMAGED =
  'La base de datos está dañada y no se puede leer entera. Avise a quien cuida el servidor: debe restaurar una copia de seguridad.';
const UNSAVED = 'no se guardó nada. Avise a quien cuida el servidor.';

const AWAY = 'La base de datos no responde. Espere unos segundos e inténtelo de nuevo.';

/** A database's message and detail may quote values, so its code is logged. That of a damaged file names the file. */
const causeOf = (error: Error & { code?: unknown }, tellsCauses: boolean) => ({
  error: [
    lackOf(error),
    'code' in error ? `${error.name} ${String(error.code)}` : error.name,
    (tellsCauses || !('code' in error) || isDamaged(error)) && error.message,
  ]
    .filter(Boolean)
    .join(': '),
  at: error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim()),
});
