import type * as z from 'zod/mini';
import type { Call } from '../../contract/call';
import { checkHeaders, mostOf, readBytes } from './bodyBytes';
import { ApiError, refusedField } from './errors';
import { parseForm } from './form';
import { takeUpload } from './upload';

/** Reads a JSON or multipart body and validates it by the contract. Uploads queue until they call `leaveQueue`. */
export const withBody = async <T>(
  request: Request,
  call: Call,
  filesDir: string,
  work: (body: unknown, leaveQueue: () => void) => Promise<T>,
): Promise<T> => {
  checkHeaders(request, call);
  const { body, multipart } = call;
  if (!body) return work(undefined, notQueued);
  if (!multipart) return work(check(body, parseJson(await readBytes(request, call))), notQueued);

  const type = request.headers.get('content-type') ?? '';

  return takeUpload(request.body, mostOf(call), filesDir, async (chunks, leave) =>
    work(check(body, await parseForm(chunks, type)), leave),
  );
};

const notQueued = () => undefined;

/** An empty text counts as none. */
export const readQuery = (asked: Record<string, string>, call: Call): unknown => {
  if (!call.query) return undefined;

  const raw = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

  return check(call.query, raw);
};

const check = (schema: z.ZodMiniType, raw: unknown): unknown => {
  const { success, data, error } = schema.safeParse(raw, { error: () => UNNAMED });
  if (!success) throw refusalOf(error.issues[0], raw);
  if (hasNul(data)) throw new ApiError(400, 'El texto contiene caracteres no permitidos');

  return data;
};

/** Marks issues without a Spanish text, since zod's are English. */
export const UNNAMED = '';

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ApiError(400, 'El cuerpo no es un JSON válido');
  }
};

const refusalOf = (issue: z.core.$ZodIssue | undefined, raw: unknown): ApiError => {
  const [field, place, part] = issue?.path ?? [];
  if (field === undefined) return new ApiError(400, 'El cuerpo no tiene la forma esperada');
  const text = Object.hasOwn(Object(raw), field) ? 'Un dato no es válido' : 'Falta un dato obligatorio';
  const line = typeof place === 'number' && part !== undefined ? ` (línea ${place + 1})` : '';

  return refusedField(String(field), `${issue?.message || text}${line}`, 400);
};

/** PostgreSQL holds no NUL in a text. */
export const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || value instanceof File) return false;

  return Object.values(value).some(hasNul);
};
