import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Answers Node's requests; an answer before the end of the body leaves the connection in order. */
export const createListener =
  (fetch: Fetch): RequestListener =>
  (incoming, outgoing) => {
    const inOrder = async (response: Response) => {
      // A body that came with the headers is complete by then.
      if (!incoming.complete) await nextTurn();

      return incoming.complete ? response : lingering(response, incoming);
    };
    const answer = getRequestListener(
      async (request, env) => inOrder(await fetch(request, env as HttpBindings)),
      { errorHandler: (error) => inOrder(refusalOf(error)) },
    );

    return answer(incoming, outgoing);
  };

const refusalOf = (error: unknown): Response =>
  error instanceof RequestError
    ? Response.json({ error: 'La dirección pedida no es válida' }, { status: 400 })
    : Response.json({ error: 'No se pudo completar la operación. Inténtelo de nuevo.' }, { status: 500 });

/** Discards the rest of the body: a cut connection loses the answer, one kept open reads the body as a request. */
const lingering = async (response: Response, incoming: IncomingMessage): Promise<Response> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  if (bytes.length === 0) return new Response(null, { status, headers });

  headers.set('Content-Length', String(bytes.length));
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    async pull(controller) {
      await discardBody(incoming);
      controller.close();
    },
  });

  return new Response(body, { status, headers });
};

const MOST_BYTES = 100_000_000;
/** In milliseconds without a byte. */
const PATIENCE = 10_000;

const discardBody = (incoming: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = MOST_BYTES;
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE);

    // A stopped reader would pause the stream.
    incoming.removeAllListeners('data');
    incoming.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) finish();
      else timer.refresh();
    });
    incoming.once('end', finish);
    incoming.once('close', finish);
    incoming.resume();
  });
