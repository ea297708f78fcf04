import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Call, RawAnswerOf } from '../../contract/call';
import { EVENTOS } from '../../contract/eventos';

/** tests/support/setup.ts starts and resets it. By default the host has no event stream. */
export const server = setupServer(
  http.get(`*${EVENTOS}`, () => HttpResponse.json({ error: 'No existe lo que busca' }, { status: 404 })),
);

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
