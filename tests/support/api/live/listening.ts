import type { Hono } from 'hono';
import { vi } from 'vitest';
import type { ApiEnv } from '../../../../api/answer/answer';
import { createApp } from '../../../../api/app';
import { createLive } from '../../../../api/live/live';
import { EVENTOS, Evento } from '../../../../contract/eventos';
import { type Client, JWT_SECRET, type TestApi } from '../testApi';

type Process = Awaited<ReturnType<typeof startProcess>>;

/** A second process on the same database. */
export const startProcess = async ({ db, listen, filesDir, clock }: TestApi, heartbeat?: number) => {
  const now = () => clock.now;
  let line: ReturnType<typeof listen> | undefined;
  let begin = () => {};
  const hears = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const live = createLive({
    db,
    now,
    heartbeat,
    listen: (listener) => {
      line = listen({
        ...listener,
        changed(isHearing) {
          listener.changed(isHearing);
          if (isHearing) begin();
        },
      });

      return line;
    },
  });
  const app: Hono<ApiEnv> = createApp({ db, jwtSecret: JWT_SECRET, filesDir, now, log: () => {}, live });
  await hears;

  return { app, end: live.end, count: live.count };
};

export const openPage = async ({ app }: Pick<Process, 'app'>, client: Pick<Client, 'token'>) => {
  const gone = new AbortController();
  const { status, headers, body } = await app.request(EVENTOS, {
    headers: { authorization: `Bearer ${client.token}` },
    signal: gone.signal,
  });
  const heard: string[] = [];
  const types: string[] = [];
  let isOpen = false;
  let beats = 0;
  let isOver = false;
  const reader = body?.getReader();
  const read = async () => {
    let text = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += new TextDecoder().decode(value);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (block.startsWith('event: open')) isOpen = true;
        else if (block.startsWith(':')) beats += 1;
        else {
          const { topic, event } = Evento.parse(JSON.parse(data ?? ''));
          types.push(event.type);
          heard.push(...event.payload.ids.map((id) => `${topic}/${id} ${event.type}`));
        }
      }
    }
    isOver = true;
  };
  const reading = status === 200 ? read() : Promise.resolve();

  return {
    status,
    headers,
    heard,
    types,
    isOpen: () => isOpen,
    beats: () => beats,
    isOver: () => isOver,
    async leave() {
      await reader?.cancel();
      await reading;
    },
  };
};

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Long enough for a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000 });
