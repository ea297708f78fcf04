import type * as z from 'zod/mini';
import type { Call } from '../../contract/call';
import { checkHeaders, mostOf, readBytes } from './bodyBytes';
import { ApiError, refusedField } from './errors';
import { parseForm } from './form';
import { takeUpload } from './upload';

/** Has the body of a request, read as JSON or multipart and checked by the contract, worked on; uploads wait for their turn. */
export const withBody = async <T>(
  request: Request,
  call: Call,
  filesDir: string,
  work: (body: unknown) => Promise<T>,
): Promise<T> => {
  checkHeaders(request, call);
  const { body, multipart } = call;
  if (!body) return work(undefined);
  if (!multipart) return work(check(body, parseJson(await readBytes(request, call))));

  const type = request.headers.get('content-type') ?? '';

  return takeUpload(request.body, mostOf(call), filesDir, async (chunks) =>
    work(check(body, await parseForm(chunks, type))),
  );
};

/** What stands behind the question mark, checked by the contract; an empty text counts as none. */
export const readQuery = (asked: Record<string, string>, call: Call): unknown => {
  if (!call.query) return undefined;

  const raw = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

  return check(call.query, raw);
};

/** What the contract reads of it; what it refuses is told in Spanish. */
const check = (schema: z.ZodMiniType, raw: unknown): unknown => {
  const { success, data, error } = schema.safeParse(raw, { error: () => UNNAMED });
  if (!success) throw refusalOf(error.issues[0], raw);
  if (hasNul(data)) throw new ApiError(400, 'El texto contiene caracteres no permitidos');

  return data;
};

/** Marks the texts that the contract leaves to zod, which speaks English. */
const UNNAMED = '';

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ApiError(400, 'El cuerpo no es un JSON válido');
  }
};

/** Names no field of the wire in its text, which a person reads; which one is meant travels beside it, as forms read it. */
const refusalOf = (issue: z.core.$ZodIssue | undefined, raw: unknown): ApiError => {
  const [field, place, part] = issue?.path ?? [];
  if (field === undefined) return new ApiError(400, 'El cuerpo no tiene la forma esperada');
  const text = Object.hasOwn(Object(raw), field) ? 'Un dato no es válido' : 'Falta un dato obligatorio';
  // Of many lines, the one that is wrong.
  const line = typeof place === 'number' && part !== undefined ? ` (línea ${place + 1})` : '';

  return refusedField(String(field), `${issue?.message || text}${line}`, 400);
};

/** PostgreSQL holds no NUL in a text. */
export const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || value instanceof File) return false;

  return Object.values(value).some(hasNul);
};
