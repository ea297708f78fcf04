import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import { ApiError } from '../http/errors';
import { withinSeconds } from '../http/withinSeconds';
import type { S3Settings } from '../process/env';
import { logFault } from '../process/log';
import { isProofName, proofPath } from './proofName';
import type { ProofStore } from './proofStore';

const PENDING = 'pendientes/';
const PROOFS = proofPath('');

/** Proofs in a bucket that all servers share (ADR 030). */
export const s3Store = ({ endpoint, ...settings }: S3Settings): ProofStore => {
  const client = new S3Client({ endPoint: endpoint, ...settings });

  const put = (key: string, bytes: Uint8Array) => inTime(() => client.putObject(key, new Uint8Array(bytes)));
  const remove = (key: string) => inTime(() => client.deleteObject(key));
  const keep = async (names: readonly string[]) => {
    for (const name of names) await remove(PENDING + name);
  };

  return {
    keep,
    async store(pictures) {
      for (const name of pictures.keys()) await put(PENDING + name, new Uint8Array());
      for (const [name, bytes] of pictures) await put(PROOFS + name, bytes);
    },
    async discard(names) {
      for (const name of names) await remove(PROOFS + name);
      await keep(names);
    },
    restore: async (name, bytes) => {
      await put(PROOFS + name, bytes);
    },
    async read(name) {
      const found = await inTime(() => client.getObject(PROOFS + name).catch(ignoreMissing));
      if (!found?.body) return undefined;

      return { size: Number(found.headers.get('content-length')), body: found.body };
    },
    list: () => namesUnder(client, PROOFS),
    listMarked: () => namesUnder(client, PENDING),
  };
};

async function* namesUnder(client: S3Client, prefix: string): AsyncGenerator<string> {
  const found = client.listObjects({ prefix });
  for (;;) {
    const { done, value } = await inTime(() => found.next());
    if (done) return;
    const name = value.key.slice(prefix.length);
    if (isProofName(name)) yield name;
  }
}

const ignoreMissing = (error: unknown) => {
  if (error instanceof S3Errors.ServerError && error.code === 'NoSuchKey') return undefined;
  throw error;
};

const MOST_SECONDS = 10;

export class StoreAway extends ApiError {
  constructor(readonly reason: string) {
    super(503, 'El almacén de imágenes no responde. Espere unos segundos e inténtelo de nuevo.', {
      'Retry-After': '5',
    });
  }
}

const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await withinSeconds(MOST_SECONDS, work());
  } catch (error) {
    const reason = reasonOf(error);
    logFault(`Almacén de imágenes: ${reason}`);
    throw new StoreAway(reason);
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof S3Errors.ServerError) return `${error.code} (${error.statusCode})`;
  const { message, cause } = Object(error);

  return String(Object(cause).code ?? message);
};
