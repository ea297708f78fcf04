import type { Context } from 'hono';
import * as z from 'zod/mini';

const NodeServer = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }),
});

/** Who is really at the other end; X-Forwarded-For is not asked, since anybody can write it. */
export const socketAddress = (c: Context): string => {
  const { data } = NodeServer.safeParse(c.env);

  return data?.incoming.socket.remoteAddress ?? '';
};
