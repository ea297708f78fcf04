import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Call, RawAnswerOf } from '../../contract/call';
import { EVENTOS } from '../../contract/eventos';
import { type Carry, carryOverNetwork } from '../../src/http/transport';

/** tests/support/setup.ts starts and resets it. By default the host has no event stream. */
export const server = setupServer(
  http.get(`*${EVENTOS}`, () => HttpResponse.json({ error: 'No existe lo que busca' }, { status: 404 })),
);

/** Requests that no handler has taken yet. */
const underWay = new Set<string>();

export const watchRequests = (): void => {
  server.events.on('request:start', ({ requestId }) => underWay.add(requestId));
  for (const taken of ['request:match', 'request:unhandled'] as const) {
    server.events.on(taken, ({ requestId }) => underWay.delete(requestId));
  }
};

const MOST_TURNS = 100;

/** Waits until each request has met its handler, so that none of this test reaches one of the next. */
export const settleRequests = async (): Promise<void> => {
  // A request that was just sent is not announced yet.
  for (let turn = 0; turn === 0 || (underWay.size > 0 && turn < MOST_TURNS); turn += 1) {
    await new Promise((next) => setImmediate(next));
  }
  underWay.clear();
};

let network = { isOpen: true };

/** Drops what an app sends after its test. A save may come 20 s later, when its search for equal records gives up. */
export const closeNetwork = (): void => {
  network.isOpen = false;
  network = { isOpen: true };
};

/** For the app of this test. */
export const carryInTest = (): Carry => {
  const own = network;

  return (request) => (own.isOpen ? carryOverNetwork(request) : new Promise(() => undefined));
};

interface Asked {
  request: Request;
  params: Record<string, string>;
}

type Answers<C extends Call> = RawAnswerOf<C> | ((asked: Asked) => RawAnswerOf<C> | Promise<RawAnswerOf<C>>);

const handle = (call: Call, resolve: (asked: Asked) => Promise<Response> | Response): RequestHandler =>
  http.all(`*${call.path.replace(/\{(\w+)\}/g, ':$1(\\d+)')}`, ({ request, params }) =>
    request.method === call.method
      ? resolve({ request, params: params as Record<string, string> })
      : undefined,
  );

export const answerCall = <C extends Call>(call: C, answer: Answers<C>): RequestHandler =>
  handle(call, async (asked) =>
    HttpResponse.json(
      (await (typeof answer === 'function'
        ? (answer as (asked: Asked) => unknown)(asked)
        : answer)) as object,
    ),
  );

export const refuseCall = (call: Call, status: number, error: string, about: object = {}): RequestHandler =>
  handle(call, () => HttpResponse.json({ error, ...about }, { status }));

export const failCall = (call: Call): RequestHandler => handle(call, () => HttpResponse.error());

export const holdCall = (call: Call): RequestHandler =>
  handle(call, async () => {
    await delay('infinite');

    return HttpResponse.error();
  });
