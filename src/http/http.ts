import type { AnswerOf, BodyOf, Call } from '../../contract/call';

export interface CallOptions<C extends Call> {
  /** Values for the `{name}` parts of the path. */
  params?: Record<string, string | number>;
  body?: BodyOf<C>;
  signal?: AbortSignal;
  /** Share of an upload already sent, 0 to 1; starts again at 0 on a replay. */
  onProgress?: (share: number) => void;
}

/** Sends a contract call and answers what its schema reads; rejects with an HttpError that carries a Spanish text. */
export type Http = <C extends Call>(call: C, options?: CallOptions<C>) => Promise<AnswerOf<C>>;
