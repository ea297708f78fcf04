import * as z from 'zod/mini';
import { defineCall } from './call';
import { Id, OptionalId, Texto } from './common';

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

/** The first of a stream: by which name it goes where its page says what it has open. */
export const Apertura = z.object({ flujo: z.string() });

export const presenciasCalls = {
  /** Says which record the page of a stream has open, null for none; answers who else has that one open. */
  update: defineCall('POST', '/api/presencias', {
    access: 'session',
    body: z.object({
      flujo: z.string().check(z.regex(/^[\w-]{1,64}$/, 'No es un flujo válido')),
      recurso: z.string().check(z.maxLength(64)),
      id: OptionalId,
    }),
    answer: z.object({
      usuarios: z.array(z.object({ id: Id, nombre: Texto, apellido: Texto })),
    }),
  }),
};
