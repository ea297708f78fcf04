import { createHttp } from './http';
import type { Connection } from './sender';
import { type Carry, carryOverNetwork, type HostAnswer } from './transport';

/** Milliseconds. Whoever comes later wants a newer answer. */
const KEPT = 30_000;

export type Ahead = ReturnType<typeof createAhead>;

/** Asks before the code that needs the answer has loaded: the first request for that address gets it, once. */
export const createAhead = (connection: Connection) => {
  const { session, host = '', carry: send = carryOverNetwork } = connection;
  const { fetchJson } = createHttp(connection);
  const answers = new Map<string, { answer: Promise<HostAnswer>; mark?: string | null; at: number }>();
  const markNow = () => session.credentials()?.mark;

  const keep = (path: string, answer: Promise<HostAnswer>) => {
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    answers.set(host + path, { answer, mark: markNow(), at: Date.now() });
  };

  const carry: Carry = (request) => {
    const early = answers.get(request.url);
    answers.delete(request.url);
    const isGood = early && early.mark === markNow() && Date.now() - early.at < KEPT;

    return isGood && request.method === 'GET' ? early.answer : send(request);
  };

  return {
    carry,

    async ask(path: string): Promise<unknown> {
      const asked = fetchJson(path);
      keep(
        path,
        asked.then(({ status, headers, body }) => ({ status, headers, text: body })),
      );

      return (await asked).json;
    },

    /** The answer is known already. */
    tell(path: string, json: object): void {
      keep(path, Promise.resolve({ status: 200, headers: new Headers(), text: JSON.stringify(json) }));
    },
  };
};
