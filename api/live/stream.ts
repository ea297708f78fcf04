import type { Session } from '../auth/permission';

export interface Stream {
  session: Session;
  body: ReadableStream<Uint8Array>;
  send(text: string): void;
  end(): void;
}

/** In bytes: a client that falls behind is disconnected and refetches. */
const MOST_UNREAD = 64_000;

export const createStream = (session: Session, onEnd: (stream: Stream) => unknown): Stream => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  const body = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
      },
      cancel() {
        controller = undefined;
        onEnd(stream);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }),
  );
  const stream: Stream = {
    session,
    body,
    send(text) {
      if ((controller?.desiredSize ?? 0) <= 0) stream.end();
      else controller?.enqueue(encoder.encode(text));
    },
    end() {
      if (!controller) return;
      controller.close();
      controller = undefined;
      onEnd(stream);
    },
  };

  return stream;
};

export const eventText = (event: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(event)}\n\n`;

/** An SSE comment, which keeps proxies from closing the connection. */
export const HEARTBEAT = ': sigue\n\n';
