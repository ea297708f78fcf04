import * as z from 'zod/mini';
import { defineCall } from './call';
import { Mensaje, Texto } from './common';

/** `agente` is the user agent. */
export const Sesion = z.object({
  id: z.string(),
  agente: Texto,
  fecha_creacion: Texto,
  ultimo_uso: Texto,
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
