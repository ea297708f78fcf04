import * as z from 'zod/mini';
import { defineCall } from './call';
import { Mensaje, Texto } from './common';

/** A device on which the user is signed in; `agente` is its user agent. */
export const Sesion = z.object({
  id: z.string(),
  agente: Texto,
  /** The instant of the sign-in; the next is an instant too. */
  fecha_creacion: Texto,
  ultimo_uso: Texto,
  /** Whether it is the current session. */
  actual: z.boolean(),
});
export type Sesion = z.infer<typeof Sesion>;

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
