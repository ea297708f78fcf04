import type { MiddlewareHandler } from 'hono';
import { isLoopback, type Settings } from '../process/env';
import { ApiError } from './errors';

/**
 * Refuses requests that name another host. A page of a foreign name that leads to this machine (DNS rebinding) would
 * otherwise count as our own page, and the password of a demo is public.
 */
export const refuseForeignHosts = ({
  hosts,
  host,
  demo,
}: Pick<Settings, 'hosts' | 'host' | 'demo'>): MiddlewareHandler => {
  const isOwn = hosts.length > 0 ? (name: string) => hosts.includes(name) : isLoopback;
  const isAny = hosts.length === 0 && !(demo && isLoopback(host));

  return async (c, next) => {
    if (!isAny && !isOwn(nameIn(c.req.header('host') ?? ''))) {
      throw new ApiError(
        421,
        'Este servidor no responde por ese nombre. Quien lo cuida puede agregarlo en HOSTS.',
      );
    }

    await next();
  };
};

/** Without its port, and without the dot that ends a full name. */
const nameIn = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/\.$/, '') : '';
