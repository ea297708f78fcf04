import * as z from 'zod/mini';
import { Id } from './common';

/** Endless server-sent events of our own API, so not a call. Pages poll hosts that answer 404. */
export const EVENTOS = '/api/eventos';

/** As in react-admin's real-time providers: topic `resource/premios` and the ids of changed records. */
export const Evento = z.object({
  topic: z.string(),
  event: z.object({ type: z.string(), payload: z.object({ ids: z.array(Id) }) }),
});
export type Evento = z.infer<typeof Evento>;
