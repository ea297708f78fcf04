import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type TrustProxy = readonly string[];

/** The client's address: the socket's, or what trusted proxies forward. Limits count by it. */
export const clientAddress = (c: Context, trustProxy: TrustProxy): string =>
  networkOf(forwardedAddress(c, trustProxy));

const forwardedAddress = (c: Context, trustProxy: TrustProxy): string => {
  const env: Partial<HttpBindings> | undefined = c.env;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean);
  let address = plain(env?.incoming?.socket.remoteAddress ?? '');

  for (const before of chain.reverse()) {
    if (!isTrusted(address, trustProxy)) break;
    address = before;
  }

  return address;
};

/** One home or machine has a whole /64 of IPv6, so it counts as one address. */
export const networkOf = (address: string): string => {
  const bare = plain(address);

  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
};

const isTrusted = (address: string, trustProxy: TrustProxy) =>
  trustProxy.some((proxy) => plain(proxy) === address) ||
  (trustProxy.includes('loopback') && LOOPBACK.test(address));

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/;

/** One spelling for each address; an IPv4 address that came over IPv6 is that IPv4 address. */
const plain = (text: string): string => {
  const [address = ''] = text.trim().toLowerCase().split('%', 1);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));

  return groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : new URL(`http://[${address}]`).hostname.slice(1, -1);
};

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  // The URL writes an IPv4 part as two groups.
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part = '') => part.split(':').filter((group) => group !== '');
  const [before, after] = [split(start), split(end)];

  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/** The first of several proxies writes the first value. */
export const isHttps = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' ||
  /^\s*https\s*(,|$)/i.test(c.req.header('x-forwarded-proto') ?? '');
