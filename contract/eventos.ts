import * as z from 'zod/mini';
import { Id } from './common';

/**
 * Endless server-sent events, so it is not declared as a call. Only our own API has it; pages poll hosts that
 * answer 404.
 */
export const EVENTOS = '/api/eventos';

/** In the form of react-admin's real-time providers: topic `resource/premios` and the ids of changed records. */
export const Evento = z.object({
  topic: z.string(),
  event: z.object({ type: z.string(), payload: z.object({ ids: z.array(Id) }) }),
});
export type Evento = z.infer<typeof Evento>;
