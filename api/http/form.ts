import { MaxPartsExceededError, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import { ApiError } from './errors';

const MEGABYTE = 1_000_000;
const LIMITS = {
  maxParts: 100,
  maxHeaderSize: 4_000,
  // The size of the body is limited before.
  maxFileSize: 100 * MEGABYTE,
  maxTotalSize: 100 * MEGABYTE,
};
const MOST_TEXT = 10_000;

/** An array of files, or the last text, by name. */
export const parseForm = async (
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  type: string,
): Promise<unknown> => {
  const boundary = BOUNDARY.exec(type)?.[1];
  if (boundary === undefined) throw invalid();

  const parser = new MultipartParser(boundary, LIMITS);
  const values = new Map<string, (string | File)[]>();
  const take = ([name, value]: readonly [string, string | File]) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  // Other requests are answered between two chunks.
  for await (const chunk of chunks) {
    for (const part of orRefuse(() => [...parser.write(chunk)].map(read))) take(part);
  }
  orRefuse(() => parser.finish());

  return Object.fromEntries(
    [...values].map(([name, parts]) => [
      name,
      parts.some((part) => part instanceof File) ? parts : parts.at(-1),
    ]),
  );
};

const BOUNDARY = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i;

const invalid = () => new ApiError(400, 'El formulario no es válido');

const read = (part: MultipartPart): [string, string | File] => {
  const { name, filename, size } = part;
  if (name === undefined) throw invalid();
  if (filename !== undefined) return [name, new File(part.content as BlobPart[], filename)];
  if (size > MOST_TEXT) throw new ApiError(413, 'Un dato del formulario es demasiado largo');

  return [name, part.text];
};

const orRefuse = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof MaxPartsExceededError) {
      throw new ApiError(413, `El formulario tiene más de ${LIMITS.maxParts} partes`);
    }
    // The parser's own errors, and text that is no UTF-8.
    throw invalid();
  }
};
