import type { Context } from 'hono';
import * as z from 'zod/mini';

/** Which machines are believed when they say whom they speak for: their addresses, or `loopback`. */
export type TrustProxy = readonly string[];

const NodeServer = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }),
});

/** Whose request it is: the socket's other end, or whom the trusted proxies before us speak for; a header of anybody else counts nothing. */
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

/** An IPv4 address that came over an IPv6 socket is the same one. */
const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:/, '');

/** Of several proxies the first, which the browser spoke to, wrote the first word. */
export const isHttps = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' ||
  /^\s*https\s*(,|$)/i.test(c.req.header('x-forwarded-proto') ?? '');
