import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, FechaLeida, Id, Texto } from './common';
import { Grupo } from './planillas';
import type { Rol } from './roles';

/** The roles with a queue instead of a dashboard. */
export const jornadaAccess = ['premiacion', 'revisor', 'sumador'] as const satisfies readonly Rol[];

/** The user's waiting work and what they did today; money in cents. */
export const Jornada = z.object({
  /** Premios to review or pay; the own drafts of a sumador. */
  cola: Grupo,
  /** The 10 oldest by fecha and id; `detalle` is the colilla, or the draw of a venta. */
  primeros: z.array(z.object({ id: Id, fecha: FechaLeida, promotor: Texto, detalle: Texto, valor: Dinero })),
  /** Rejected premios of the last 30 days, for roles that may correct them. */
  por_corregir: Conteo,
  /** Today's steps by resulting estado: premios reviewed, rejected, paid, entered; ventas closed. */
  hechos: z.array(z.object({ estado: Texto, conteo: Conteo, valor: Dinero })),
});
export type Jornada = z.infer<typeof Jornada>;

export const jornadaCalls = {
  one: defineCall('GET', '/api/jornada', { access: jornadaAccess, answer: Jornada }),
};
