import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Answers Node's requests. An answer that comes before the whole body leaves the line in order. */
export const createListener =
  (fetch: Fetch): RequestListener =>
  (incoming, outgoing) => {
    const inOrder = async (response: Response) => {
      // A body that came along with the head is taken in after the quickest answers are made.
      if (!incoming.complete) await nextTurn();

      return incoming.complete ? response : lingering(response, incoming);
    };
    const answer = getRequestListener(
      async (request, env) => inOrder(await fetch(request, env as HttpBindings)),
      { errorHandler: (error) => inOrder(refusalOf(error)) },
    );

    return answer(incoming, outgoing);
  };

/** Of what did not even become a Request. */
const refusalOf = (error: unknown): Response =>
  error instanceof RequestError
    ? Response.json({ error: 'La dirección pedida no es válida' }, { status: 400 })
    : Response.json({ error: 'No se pudo completar la operación. Inténtelo de nuevo.' }, { status: 500 });

/**
 * The answer at once, with the word that the line ends here; its end, and with it the line's, when the body has gone
 * by. A line that is cut while the body comes loses the answer, one that stays open takes the body for a request.
 */
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
      await letBy(incoming);
      controller.close();
    },
  });

  return new Response(body, { status, headers });
};

/** As much as a person may send by mistake; whoever sends more is cut off. */
const MOST_BYTES = 100_000_000;
/** Without a byte; in all, Node's requestTimeout bounds it. */
const PATIENCE = 10_000;

/** Throws the rest of a body away. */
const letBy = (incoming: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = MOST_BYTES;
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE);

    // Whoever had begun to read has given up, and would hold it back.
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
