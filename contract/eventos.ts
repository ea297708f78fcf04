import * as z from 'zod/mini';
import { Id } from './common';

/**
 * Server-sent events over the session, without an end: no call that is answered once. Our own API has it; a host without
 * it answers 404, and is asked by the clock instead.
 */
export const EVENTOS = '/api/eventos';

/** As react-admin's real-time providers write it: `resource/premios`, and which records were written; nothing else of them. */
export const Evento = z.object({
  topic: z.string(),
  event: z.object({ type: z.string(), payload: z.object({ ids: z.array(Id) }) }),
});
export type Evento = z.infer<typeof Evento>;
