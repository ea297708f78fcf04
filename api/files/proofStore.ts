import { ApiError } from '../http/errors';
import { OperatorError } from '../process/operatorError';

export interface ProofStore {
  /** Stores new pictures and marks them as pending: no record names them yet. */
  store(pictures: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Removes the marks once a record names the pictures. */
  keep(names: readonly string[]): Promise<void>;
  discard(names: readonly string[]): Promise<void>;
  /** Stores or replaces a picture that a row already names, without a mark. */
  restore(name: string, bytes: Uint8Array): Promise<void>;
  /** The whole picture, so that a store that stalls or cuts it is noticed before an answer begins. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  list(): AsyncIterable<string>;
  listMarked(): AsyncIterable<string>;
}

/** The store does not answer in time, or its answer cannot be believed. */
export class StoreAway extends ApiError {
  constructor(
    readonly reason: string,
    message = 'El almacén de imágenes no responde. Espere unos segundos e inténtelo de nuevo.',
  ) {
    super(503, message, { 'Retry-After': '5' });
  }
}

/** For an operator: says what could not be done, and why. */
export const explainStore = (what: string, error: unknown): never => {
  if (error instanceof StoreAway) throw new OperatorError(`${what}: ${error.reason}.`);
  throw error;
};
