import type { Context, Hono, MiddlewareHandler } from 'hono';
import {
  type Call,
  IDEMPOTENCY_KEY,
  type ParsedBodyOf,
  type ParsedQueryOf,
  type RawAnswerOf,
} from '../../contract/call';
import { Id } from '../../contract/common';
import { authenticate } from '../auth/authenticate';
import { refuseForeignPages } from '../auth/origin';
import { checkAccess, type Session } from '../auth/permission';
import { isCollision } from '../db/faults';
import type { Db } from '../db/schema';
import type { ProofStore } from '../files/proofStore';
import { readQuery, withBody } from '../http/body';
import { ApiError } from '../http/errors';
import type { TrustProxy } from '../http/proxy';
import type { DailyLimit, Limits } from '../process/env';
import type { Negocio } from '../process/negocio';
import { oneAtATime } from './alone';
import { once, readKey } from './once';

export interface Api {
  db: Db;
  jwtSecret: string;
  proofs: ProofStore;
  /** Bodies of uploads are received here, on the disk of this machine. */
  filesDir: string;
  dailyLimit: DailyLimit;
  limits: Limits;
  trustProxy: TrustProxy;
  negocio: Negocio;
  now: () => Date;
}

export interface ApiEnv {
  Variables: { session: Session };
}

interface PublicRequest<C extends Call> extends Omit<Api, 'now'> {
  c: Context<ApiEnv>;
  body: ParsedBodyOf<C>;
  query: ParsedQueryOf<C>;
  param: (name: string) => Id;
  now: Date;
  /** An upload that only waits for others lets the next one begin. */
  leaveQueue: () => void;
}

export interface RequestOf<C extends Call> extends PublicRequest<C> {
  session: Session;
}

type Handler<R, C extends Call> = (request: R) => Promise<RawAnswerOf<C>>;

/** Turns a contract call into a route: access check, input, answer. */
export interface Answer {
  <C extends Call>(call: C, handler: Handler<RequestOf<C>, C>): void;
  /** `ahead` works before the transaction of a create: on the embedded database everybody waits for its end. */
  ahead<C extends Call, P>(
    call: C,
    ahead: (request: RequestOf<C>) => Promise<P>,
    handler: (request: RequestOf<C>, prepared: P) => Promise<RawAnswerOf<C>>,
  ): void;
  /** For calls that anybody may make from our own pages. */
  anybody<C extends Call>(call: C, handler: Handler<PublicRequest<C>, C>): void;
}

export const createAnswer = (app: Hono<ApiEnv>, api: Api): Answer => {
  const alone = oneAtATime();
  const register = <C extends Call>(
    call: C,
    guard: MiddlewareHandler<ApiEnv>,
    prepare: (request: RequestOf<C>) => Promise<Handler<RequestOf<C>, C>>,
  ) => {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');

    app.on(call.method, path, guard, (c) =>
      withBody(c.req.raw, call, api.filesDir, async (given, leaveQueue) => {
        const body = given as ParsedBodyOf<C>;
        const query = readQuery(c.req.query(), call) as ParsedQueryOf<C>;
        const param = (name: string) => parseId(c.req.param(name));

        const request = { ...api, now: api.now(), c, body, query, param, leaveQueue, session: c.var.session };

        const clave = call.creates && readKey(c.req.header(IDEMPOTENCY_KEY));
        const run = async () => {
          const handler = await prepare(request);
          const make = (db = api.db) => handler({ ...request, db });

          return retryOnConflict(() =>
            clave ? once({ ...request, llamada: c.req.path, clave }, make) : make(),
          );
        };

        return c.json(await (call.alone ? alone(request.session.user.id, run) : run()));
      }),
    );
  };

  const guardOf =
    (call: Call): MiddlewareHandler<ApiEnv> =>
    async (c, next) => {
      const session = await authenticate(c, api);
      checkAccess(session, call.access, call);
      c.set('session', session);
      await next();
    };

  const answer: Answer = (call, handler) => register(call, guardOf(call), async () => handler);

  answer.ahead = (call, ahead, handler) =>
    register(call, guardOf(call), async (request) => {
      const prepared = await ahead(request);

      return (given) => handler(given, prepared);
    });

  answer.anybody = (call, handler) => {
    if (call.access !== 'public') throw new Error(`The contract does not open ${call.path} to anybody`);

    register(call, refuseForeignPages, async () => handler);
  };

  return answer;
};

const TRIES = 4;

const retryOnConflict = async <T>(make: () => Promise<T>, left = TRIES): Promise<T> => {
  try {
    return await make();
  } catch (error) {
    if (left <= 1 || !isCollision(error)) throw error;

    return retryOnConflict(make, left - 1);
  }
};

const parseId = (value: string | undefined): Id => {
  const { success, data } = Id.safeParse(value);
  if (!success) throw new ApiError(400, 'El identificador no es válido');

  return data;
};
