import type * as z from 'zod/mini';
import type { Rol } from './roles';

/** Who may make a call: anybody, any live session (even one without a role), or the roles listed. */
export type CallAccess = 'public' | 'session' | readonly Rol[];

type Schema = z.ZodMiniType;

/** One call of the API: what crosses the wire in both directions, and who may make it (SPEC 7.2). */
export interface Call<
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  access: CallAccess;
  body: Body;
  query: Query;
  answer: Answer;
  /** The body travels as multipart/form-data; an array of files becomes one part a file. */
  multipart?: true;
  /** A retry with the same Idempotency-Key gets the first answer. */
  creates?: true;
  /** Nothing is lost if the page closes before the answer. Every GET only asks. */
  asks?: true;
  /** The timeout is two minutes. */
  slow?: true;
  /** Other hosts lack it, so `useCall` does not ask them. */
  own?: true;
  /** One at a time for each person: a second one meanwhile gets a 429. */
  alone?: true;
  /** In bytes, for a JSON body; LARGEST_JSON by default, LARGEST_PUBLIC for calls that anybody may make. */
  largest?: number;
}

/** In bytes. */
export const LARGEST_JSON = 1_000_000;
/** In bytes. Strangers can make the server hold this much for each connection. */
export const LARGEST_PUBLIC = 16_000;

/** Sent with creates to our own API only; the same for all tries of one record. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

export type BodyOf<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined;

export type ParsedBodyOf<C extends Call> = C['body'] extends Schema ? z.output<C['body']> : undefined;

export type RawAnswerOf<C extends Call> = z.input<C['answer']>;

/** Money in cents, empty texts as ''. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;

export type QueryOf<C extends Call> = C['query'] extends Schema ? z.input<C['query']> : undefined;

export type ParsedQueryOf<C extends Call> = C['query'] extends Schema ? z.output<C['query']> : undefined;

interface Options<Body extends Schema | undefined, Answer extends Schema, Query extends Schema | undefined>
  extends Pick<Call, 'access' | 'multipart' | 'creates' | 'asks' | 'slow' | 'own' | 'alone' | 'largest'> {
  body?: Body;
  query?: Query;
  answer: Answer;
}

export const defineCall = <
  Answer extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  method: Call['method'],
  path: string,
  { body, query, ...options }: Options<Body, Answer, Query>,
): Call<Body, Answer, Query> => ({ method, path, body: body as Body, query: query as Query, ...options });
