import type { Trx } from './schema';

const answers = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Asks what holds until the transaction ends once in it, however many rows want to know. */
export const onceIn = <T>(trx: Trx, question: string, ask: () => Promise<T>): Promise<T> => {
  const known = answers.get(trx) ?? new Map<string, Promise<T>>();
  answers.set(trx, known);
  const answer = (known.get(question) as Promise<T> | undefined) ?? ask();
  known.set(question, answer);

  return answer;
};
