import { ApiError } from './errors';

const MOST_PARTS = 100;
/** In bytes: what stands before the content of a part. */
const MOST_HEAD = 4_000;
const MOST_TEXT = 10_000;

/** The values of a form by name: a name with files becomes their array, any other its last text. */
export const parseForm = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> => {
  const boundary = BOUNDARY.exec(type)?.[1];
  if (boundary === undefined) throw invalid();
  checkParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), boundary);

  const values = new Map<string, FormDataEntryValue[]>();
  for (const [name, part] of await parse(bytes, boundary)) {
    if (typeof part === 'string' && part.length > MOST_TEXT) {
      throw new ApiError(413, 'Un dato del formulario es demasiado largo');
    }
    const parts = values.get(name);
    if (parts) parts.push(part);
    else values.set(name, [part]);
  }

  return Object.fromEntries(
    [...values].map(([name, parts]) => [
      name,
      parts.some((part) => part instanceof File) ? parts : parts.at(-1),
    ]),
  );
};

const BOUNDARY = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i;

const invalid = () => new ApiError(400, 'El formulario no es válido');

/** Counted before they are parsed: the parser takes its time over each part and each line of its head. */
const checkParts = (bytes: Buffer, boundary: string) => {
  const delimiter = `--${boundary}`;
  let parts = 0;

  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const head = bytes.subarray(at, at + MOST_HEAD);
    if (head.length === MOST_HEAD && !head.includes('\r\n\r\n')) throw invalid();
    // The last one closes the form.
    if (parts > MOST_PARTS) throw new ApiError(413, `El formulario tiene más de ${MOST_PARTS} partes`);
    parts += 1;
  }
};

/** By the boundary that was counted, whatever else the header may hold. */
const parse = async (bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> => {
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };

  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw invalid();
  }
};
