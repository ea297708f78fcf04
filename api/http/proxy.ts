import type { Context } from 'hono';
import * as z from 'zod/mini';

export type TrustProxy = readonly string[];

const NodeServer = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }),
});

/** The client's address: the socket's, or what trusted proxies forward. */
export const clientAddress = (c: Context, trustProxy: TrustProxy): string => {
  const { data } = NodeServer.safeParse(c.env);
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean);
  let address = plain(data?.incoming.socket.remoteAddress ?? '');

  for (const before of chain.reverse()) {
    if (!isTrusted(address, trustProxy)) break;
    address = before;
  }

  return address;
};

const isTrusted = (address: string, trustProxy: TrustProxy) =>
  trustProxy.includes(address) || (trustProxy.includes('loopback') && LOOPBACK.test(address));

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/;

const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:/, '');

/** The first of several proxies writes the first value. */
export const isHttps = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' ||
  /^\s*https\s*(,|$)/i.test(c.req.header('x-forwarded-proto') ?? '');
