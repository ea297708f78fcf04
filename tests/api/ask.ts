import type { Call } from '../../contract/call';
import type { Answered, Client } from './testApi';

/** Makes a call with these words behind the question mark. */
export const ask = (
  client: Client,
  call: Call,
  query: Record<string, string | number>,
): Promise<Answered> => {
  const words = Object.entries(query).map(([name, word]): [string, string] => [name, String(word)]);

  return client.call({ ...call, path: `${call.path}?${new URLSearchParams(words)}` });
};
