import * as z from 'zod/mini';
import { defineCall } from './call';
import { Mensaje, Texto } from './common';

/** A device on which the user of the session is signed in, in its browser's own words for itself. */
export const Sesion = z.object({
  id: z.string(),
  agente: Texto,
  /** When they signed in there: an instant, as is the next. */
  fecha_creacion: Texto,
  ultimo_uso: Texto,
  /** Whether it is the one that asks. */
  actual: z.boolean(),
});
export type Sesion = z.infer<typeof Sesion>;

/** Only the local API has them. */
export const sesionesCalls = {
  list: defineCall('GET', '/api/sesiones', {
    access: 'session',
    answer: z.object({ sesiones: z.array(Sesion) }),
  }),
  closeOthers: defineCall('POST', '/api/sesiones/cerrar-otras', {
    access: 'session',
    answer: Mensaje,
  }),
};
