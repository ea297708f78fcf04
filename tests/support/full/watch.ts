import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Answer } from './caller';

export interface Seen {
  name: string;
  /** In ms, from performance.now(). */
  began: number;
  took: number;
  status: number;
  retryAfter: string | null;
  error: unknown;
}

/** In ms. Without a pause, cheap calls take the whole CPU. */
const PACE = 20;

export const watch = (calls: Readonly<Record<string, () => Promise<Answer>>>, pace = PACE) => {
  const seen: Seen[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const clients = Object.entries(calls).map(async ([name, make]) => {
    while (!isOver) {
      const began = performance.now();
      const { status, headers, body } = await make().catch(failedAnswer);
      const took = performance.now() - began;
      seen.push({ name, began, took, status, retryAfter: headers.get('retry-after'), error: body?.error });
      await pause(pace);
    }
  });

  return {
    seen,
    answered: (isSo: (answer: Seen) => boolean, since = 0) =>
      new Set(seen.filter((answer) => answer.began > since && isSo(answer)).map(({ name }) => name)).size,
    async end() {
      isOver = true;
      await Promise.all(clients);
    },
  };
};

const failedAnswer = (error: unknown): Answer => ({
  status: 0,
  headers: new Headers(),
  body: { error: String(error) },
});
