import * as z from 'zod/mini';
import { defineCall } from './call';
import { FechaLeida, Id, Mensaje, OptionalId, Texto } from './common';
import { todos } from './roles';

export const notificacionesAccess = todos;

/** The list has no more than these. */
export const MOST_NOTIFICACIONES = 200;

/** The section whose record `secuencia` names. */
export const NOTIFIED = 'premios';

/** `leido` is "N" for unread; `secuencia` is the id of the premio (SPEC 2.13). */
export const Notificacion = z.object({
  id: Id,
  mensaje: Texto,
  leido: Texto,
  fecha: FechaLeida,
  hora: Texto,
  secuencia: OptionalId,
});
export type Notificacion = z.infer<typeof Notificacion>;

export const notificacionesCalls = {
  list: defineCall('POST', '/api/notificaciones', {
    access: notificacionesAccess,
    asks: true,
    body: z.object({ fk_usuario: z.optional(Id) }),
    answer: z.object({ notificaciones: z.array(Notificacion) }),
  }),
  update: defineCall('POST', '/api/notificaciones/update', {
    access: notificacionesAccess,
    body: z.object({ id: Id }),
    answer: Mensaje,
  }),
};

/** Marks these notifications of the caller as read. Only our own API. */
export const notificacionesLeidasCall = defineCall('POST', '/api/notificaciones/leidas', {
  own: true,
  access: notificacionesAccess,
  body: z.object({ ids: z.array(Id).check(z.maxLength(MOST_NOTIFICACIONES)) }),
  answer: Mensaje,
});
