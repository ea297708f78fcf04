import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, FechaLeida, Id, Texto } from './common';
import { Grupo } from './planillas';
import type { Rol } from './roles';

/** Those who have a queue and no dashboard. */
export const jornadaAccess = ['premiacion', 'revisor', 'sumador'] as const satisfies readonly Rol[];

/** The work that waits for a user, and their work of today; money in cents. */
export const Jornada = z.object({
  /** Premios to review or to pay; of a sumador the own drafts. */
  cola: Grupo,
  /** The oldest of them, by fecha and id, 10 at most; `detalle` is the colilla, of a venta the draw. */
  primeros: z.array(z.object({ id: Id, fecha: FechaLeida, promotor: Texto, detalle: Texto, valor: Dinero })),
  /** Premios of the last 30 days that were rejected, for who may correct them. */
  por_corregir: Conteo,
  /** Today's steps by the estado that they led to: premios reviewed, rejected, paid, entered; ventas closed. */
  hechos: z.array(z.object({ estado: Texto, conteo: Conteo, valor: Dinero })),
});
export type Jornada = z.infer<typeof Jornada>;

export const jornadaCalls = {
  one: defineCall('GET', '/api/jornada', { access: jornadaAccess, answer: Jornada }),
};
