import { type Call, LARGEST_JSON, LARGEST_PUBLIC } from '../../contract/call';
import { ApiError } from './errors';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

const jsonOf = ({ access, largest = access === 'public' ? LARGEST_PUBLIC : LARGEST_JSON }: Call) => ({
  type: 'application/json',
  most: largest,
  otherwise: 'El cuerpo debe ser JSON',
});
const form = {
  type: 'multipart/form-data',
  most: 20 * MEGABYTE,
  otherwise: 'El cuerpo debe ser un formulario con archivos',
};

const kindOf = (call: Call) => (call.multipart ? form : jsonOf(call));

/** Refuses by the headers: only an unread body can be discarded cleanly. */
export const checkHeaders = ({ headers }: Request, call: Call): void => {
  const { type, most, otherwise } = kindOf(call);
  const given = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();

  if (call.body && given !== type) throw new ApiError(415, otherwise);
  if (!UNENCODED.includes(headers.get('content-encoding')?.toLowerCase() ?? '')) throw encoded();
  if (Number(headers.get('content-length')) > most) throw tooLarge(most);
};

const UNENCODED = ['', 'identity'];

const encoded = () =>
  new ApiError(415, 'El cuerpo no puede venir comprimido: envíelo sin Content-Encoding', {
    'Accept-Encoding': 'identity',
  });

export const mostOf = (call: Call): number => kindOf(call).most;

export const readBytes = async (request: Request, call: Call): Promise<Uint8Array<ArrayBuffer>> => {
  // Node reads no more than the header announced.
  if (!request.headers.has('content-length')) return readCounted(request.body, mostOf(call));

  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    throw interrupted();
  }
};

/** One growing buffer, because the sender controls the number of chunks. */
const readCounted = async (body: Request['body'], most: number) => {
  let held = new Uint8Array(0);
  let size = 0;

  for await (const chunk of chunksOf(body, most)) {
    const end = size + chunk.length;
    if (end > held.length) {
      const grown = new Uint8Array(Math.min(most, Math.max(end, 2 * held.length)));
      grown.set(held);
      held = grown;
    }
    held.set(chunk, size);
    size = end;
  }

  return held.subarray(0, size);
};

export async function* chunksOf(body: Request['body'], most: number): AsyncGenerator<Uint8Array> {
  let size = 0;

  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > most) throw tooLarge(most);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ApiError ? error : interrupted();
  }
}

const interrupted = () => new ApiError(400, 'El envío se interrumpió. Inténtelo de nuevo.');

const tooLarge = (most: number) =>
  new ApiError(413, `El envío es demasiado grande: el máximo es de ${sizeOf(most)}`);

const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${bytes / KILOBYTE} kB` : `${bytes / MEGABYTE} MB`;
