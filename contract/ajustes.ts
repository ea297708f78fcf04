import * as z from 'zod/mini';
import { defineCall } from './call';
import { DineroConSigno, Id, OptionalId, obligatorio } from './common';
import { nominaAccess } from './nomina';
import { SemanaAdministrador } from './planillas';

/** Of a nomina whose ventas differ from the paid ones. Only our own API. */
export const ajustesCalls = {
  /** As it was shown: refused if a figure or the nomina is another one by now. */
  create: defineCall('POST', '/api/nomina/{id}/ajustes', {
    own: true,
    creates: true,
    access: nominaAccess,
    body: z.object({
      fk_usuario: Id,
      /** Of the ventas. */
      diferencia: DineroConSigno,
      /** Of the pay. */
      valor: DineroConSigno,
      /** The nomina whose line carries it; null: the next one. */
      fk_nomina: OptionalId,
      motivo: obligatorio(500, 'Escriba el motivo'),
    }),
    answer: SemanaAdministrador,
  }),
  undo: defineCall('POST', '/api/nomina/{id}/ajustes/quitar', {
    own: true,
    access: nominaAccess,
    body: z.object({ fk_ajuste: Id }),
    answer: SemanaAdministrador,
  }),
};
