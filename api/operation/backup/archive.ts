import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import * as z from 'zod/mini';
import { OperatorError } from '../../process/operatorError';

export interface Piece {
  name: string;
  bytes: Uint8Array;
}

/** The last entry: an archive without it is incomplete. */
const SUMS = 'sumas.json';
const Sums = z.record(z.string(), z.string());

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const packArchive = (pieces: AsyncIterable<Piece>): Readable => {
  const { readable, controller } = createTarPacker();
  const add = async ({ name, bytes }: Piece) => {
    const writer = controller
      .add({ name, size: bytes.length, mode: 0o600, mtime: new Date(), type: 'file' })
      .getWriter();
    if (bytes.length > 0) await writer.write(bytes);
    await writer.close();
  };
  const fill = async () => {
    const sums: z.infer<typeof Sums> = {};
    for await (const piece of pieces) {
      sums[piece.name] = sumOf(piece.bytes);
      await add(piece);
    }
    await add({ name: SUMS, bytes: Buffer.from(JSON.stringify(sums)) });
    controller.finalize();
  };

  const tar = Readable.from(chunksOf(readable));
  const packed = createGzip({ level: 4 });
  tar.once('error', (error) => packed.destroy(error));
  packed.once('close', () => tar.destroy());
  fill().catch((error) => controller.error(error));

  return tar.pipe(packed);
};

/** Reads the pieces of an archive in order. Throws if it is damaged or incomplete. */
export async function* readArchive(path: string): AsyncGenerator<Piece> {
  const sums: z.infer<typeof Sums> = {};
  let told: z.infer<typeof Sums> | undefined;

  try {
    const file = createReadStream(path);
    const unpacked = createGunzip();
    file.once('error', (error) => unpacked.destroy(error));
    unpacked.once('close', () => file.destroy());
    const entries = streamOf(file.pipe(unpacked)).pipeThrough(createTarDecoder({ strict: true }));

    for await (const { header, body } of chunksOf(entries)) {
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      if (header.name === SUMS) {
        told = Sums.parse(JSON.parse(Buffer.from(bytes).toString()));
      } else {
        sums[header.name] = sumOf(bytes);
        yield { name: header.name, bytes };
      }
    }
  } catch (error) {
    const { syscall, code } = Object(error);
    if (syscall) throw new OperatorError(`No se puede leer ${path} (${code}).`);
    throw damaged(path);
  }
  const names = Object.keys(sums);
  if (!told || names.length !== Object.keys(told).length) throw damaged(path);
  if (names.some((name) => sums[name] !== told[name])) throw damaged(path);
}

export interface Watched {
  /** Ends it between two pieces. */
  signal?: AbortSignal;
  onPiece?: (count: number, name: string) => void;
}

/** Returns the number of its pieces. */
export const checkArchive = async (path: string, { signal, onPiece }: Watched = {}): Promise<number> => {
  let count = 0;
  for await (const { name } of readArchive(path)) {
    signal?.throwIfAborted();
    count += 1;
    onPiece?.(count, name);
  }

  return count;
};

async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

const streamOf = (source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const chunks = source[Symbol.asyncIterator]();

  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return?.();
    },
  });
};

const damaged = (path: string) =>
  new OperatorError(`El respaldo ${path} está dañado o incompleto: use otro.`);
