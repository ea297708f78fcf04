import * as z from 'zod/mini';
import { defineCall } from './call';
import { FechaLeida, Id, Mensaje, OptionalId, Texto } from './common';
import { todos } from './roles';

export const notificacionesAccess = todos;

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
    body: z.object({ fk_usuario: z.optional(Id) }),
    answer: z.object({ notificaciones: z.array(Notificacion) }),
  }),
  update: defineCall('POST', '/api/notificaciones/update', {
    access: notificacionesAccess,
    body: z.object({ id: Id }),
    answer: Mensaje,
  }),
};
