import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { EVENTOS } from '../../../../contract/eventos';

export const eventsHost = () => {
  const encoder = new TextEncoder();
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let opened = 0;
  const write = (text: string) => {
    for (const line of lines) line.enqueue(encoder.encode(text));
  };

  const handler = http.get(`*${EVENTOS}`, ({ request: { signal } }) => {
    opened += 1;
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        own = line;
        lines.add(line);
        line.enqueue(encoder.encode('event: open\ndata: {}\n\n'));
        // As the network ends the answer to an aborted request.
        signal.addEventListener('abort', () => {
          if (lines.delete(line)) line.error(signal.reason);
        });
      },
      cancel: () => void lines.delete(own),
    });

    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  });

  return {
    handler,
    opened: () => opened,
    open: () => lines.size,
    tell: async (resource: string, type: string, ids: readonly number[]) => {
      await vi.waitFor(() => {
        if (lines.size === 0) throw new Error('nobody listens');
      }, 15_000);
      const event = { topic: `resource/${resource}`, event: { type, payload: { ids } } };
      // A network may split a message.
      const text = `: sigue\n\ndata: ${JSON.stringify(event)}\n\n`;
      write(text.slice(0, 20));
      write(text.slice(20));
    },
    cut() {
      for (const line of lines) line.close();
      lines.clear();
    },
  };
};
