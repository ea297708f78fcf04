import { createHash } from 'node:crypto';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { S3Settings } from '../process/env';
import { logFault } from '../process/log';
import { DEADLINES, type Deadlines, withinDeadline } from '../process/outside';
import { isProofName, proofPath } from './proofName';
import { type ProofStore, StoreAway } from './proofStore';

const PENDING = 'pendientes/';
const PROOFS = proofPath('');

/** Written with each picture, and compared with what is read. Pictures of older versions have none. */
const SUM = 'x-amz-meta-sha256';

/** Proofs in a bucket that all servers share (ADR 030). Nothing it answers is believed before it is compared. */
export const s3Store = (
  { endpoint, ...settings }: S3Settings,
  deadlines: Deadlines = DEADLINES,
): ProofStore => {
  const client = new S3Client({ endPoint: endpoint, ...settings });
  const request = <T>(work: (signal: AbortSignal) => Promise<T>) => inTime(deadlines.storeRequest, work);

  const put = (key: string, bytes: Uint8Array) =>
    request(() =>
      client.putObject(key, new Uint8Array(bytes), { metadata: { [SUM]: sumOf(bytes) } as Metadata }),
    );
  const remove = (key: string) => request(() => client.deleteObject(key));
  const read = (name: string) =>
    request(async (signal) => {
      const found = await client.getObject(PROOFS + name).catch(ignoreMissing);

      return found && readPicture(name, found, signal);
    });
  const keep = (names: readonly string[]) =>
    inTime(deadlines.storeDiscard, async (signal) => {
      for (const name of names) await unlessLate(signal, () => remove(PENDING + name));
    });

  return {
    keep,
    read,
    store: (pictures) =>
      inTime(deadlines.storeUpload, async (signal) => {
        for (const name of pictures.keys()) {
          await unlessLate(signal, () => put(PENDING + name, new Uint8Array()));
        }
        for (const [name, bytes] of pictures) {
          await unlessLate(signal, () => put(PROOFS + name, bytes));
          const stored = await unlessLate(signal, () => read(name));
          if (!stored || Buffer.compare(stored, bytes) !== 0) throw new Unlike(`no guardó ${name}`);
        }
      }),
    async discard(names) {
      await inTime(deadlines.storeDiscard, async (signal) => {
        for (const name of names) await unlessLate(signal, () => remove(PROOFS + name));
      });
      await keep(names);
    },
    restore: async (name, bytes) => {
      await put(PROOFS + name, bytes);
    },
    list: () => namesUnder(PROOFS),
    listMarked: () => namesUnder(PENDING),
  };

  async function* namesUnder(prefix: string): AsyncGenerator<string> {
    const isNew = createMemory();
    let token = '';
    let empty = 0;
    do {
      const query = {
        'list-type': '2',
        prefix,
        'max-keys': '1000',
        ...(token && { 'continuation-token': token }),
      };
      const page = await request(async (signal) => {
        const asked = { method: 'GET', objectName: '', query, returnBody: true };
        const found = readPage(await readText(await client.makeRequest(asked), signal), prefix);
        empty = found.names.length > 0 ? 0 : empty + 1;
        const signs = [found.token && `token ${found.token}`, found.names[0]];
        if (empty > MOST_EMPTY || signs.some((sign) => sign && !isNew(sign))) {
          throw new Unlike('repite la lista');
        }

        return found;
      });
      yield* page.names;
      token = page.token;
    } while (token);
  }
};

/** The client's type knows no names of one's own in a constant. */
type Metadata = Record<`x-amz-meta-${string}`, string>;

/** A bucket may hold much else under the prefix. */
const MOST_EMPTY = 1_000;

const createMemory = () => {
  const seen = new Set<string>();

  return (sign: string): boolean => !seen.has(sign) && Boolean(seen.add(sign));
};

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The answer differs from the stored bytes. */
class Unlike extends Error {}

const readPicture = async (name: string, { headers, body }: Response, signal: AbortSignal) => {
  const size = Number(headers.get('content-length') ?? Number.NaN);
  const bytes = await readAll(body, Number.isNaN(size) ? 0 : size, signal);
  if (bytes?.length !== size) throw new Unlike(`no entregó ${name} entero`);
  const sum = headers.get(SUM);
  if (sum && sum !== sumOf(bytes)) throw new Unlike(`entregó ${name} con otro contenido que el guardado`);

  return bytes;
};

/** Bytes of a page of a list: a thousand names take a third of one. */
const MOST_LISTED = 1_000_000;

const readText = async ({ body }: Response, signal: AbortSignal): Promise<string> => {
  const bytes = await readAll(body, MOST_LISTED, signal);
  if (!bytes) throw new Unlike('la lista es demasiado larga');

  return Buffer.from(bytes).toString();
};

/** Undefined if there are more. The signal ends an answer that stalls. */
const readAll = async (
  body: Response['body'],
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  const cancel = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces.push(read.value);
      length += read.value.length;
      if (length > most) return undefined;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }

  return new Uint8Array(Buffer.concat(pieces));
};

interface Page {
  names: string[];
  /** Empty on the last page. */
  token: string;
}

const readPage = (xml: string, prefix: string): Page => {
  if (!/<\/ListBucketResult>\s*$/.test(xml)) throw new Unlike('no entregó la lista entera');
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  const isCut = /<IsTruncated>\s*true\s*</.test(xml);
  const [, token = ''] = /<NextContinuationToken>([^<]*)</.exec(xml) ?? [];
  if (isCut && token === '') throw new Unlike('no entregó la lista entera');

  return {
    names: keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .filter(isProofName),
    token: isCut ? fromXml(token) : '',
  };
};

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const fromXml = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );

const ignoreMissing = (error: unknown) => {
  if (error instanceof S3Errors.ServerError && error.code === 'NoSuchKey') return undefined;
  throw error;
};

const unlessLate = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  signal.throwIfAborted();

  return work();
};

const NOT_BELIEVED =
  'El almacén de imágenes no entrega lo que se guardó. Inténtelo de nuevo; si se repite, avise a quien cuida el servidor.';

const inTime = async <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  try {
    return await withinDeadline(milliseconds, work);
  } catch (error) {
    if (error instanceof StoreAway) throw error;
    const reason = reasonOf(error);
    logFault(`Almacén de imágenes: ${reason}`);
    throw new StoreAway(reason, error instanceof Unlike ? NOT_BELIEVED : undefined);
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof S3Errors.ServerError) return `${error.code} (${error.statusCode})`;
  const { message, cause } = Object(error);

  return String(Object(cause).code ?? message);
};
