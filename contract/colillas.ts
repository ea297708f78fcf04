import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, dineros, Id, OptionalId, Texto } from './common';
import { premiosCreators, premiosRest } from './premios';
import { ventasAccess } from './ventas';

/** `premio`: there is one already. Only a `vendida` may become a premio. */
export const CasoColilla = z.enum(['vendida', 'nula', 'borrador', 'anulada', 'no vendida', 'premio']);
export type CasoColilla = z.infer<typeof CasoColilla>;

const { fecha, fk_sorteo, fk_vendedor, colilla } = premiosRest.input.shape;

/** Only our own API. */
export const colillasCalls = {
  /** The largest valor that a promotor sold in the last 30 days, or 0. */
  largest: defineCall('GET', '/api/colillas/mayor', {
    own: true,
    access: ventasAccess,
    query: z.object({ fk_vendedor: Id }),
    answer: z.object(dineros('mayor')),
  }),
  /** The ventas whose colilla hit, and the drafts of that draw, which count once they are closed. */
  winning: defineCall('GET', '/api/colillas/ganadoras', {
    own: true,
    access: premiosCreators,
    query: z.object({ fecha, fk_sorteo, colilla }),
    answer: z.object({
      /** The draw pays the valor this many times; 0 if it does not say so. */
      paga: Conteo,
      ganadoras: z.array(
        z.object({
          fk_venta: Id,
          fk_vendedor: Id,
          promotor: Texto,
          sumador: Texto,
          /** The sum of the lines with this colilla, in cents. */
          valor: Dinero,
          /** The premio in force, if there is one. */
          fk_premio: OptionalId,
          estado: Texto,
        }),
      ),
      borradores: z.array(z.object({ id: Id, promotor: Texto })),
    }),
  }),
  /** Whether a colilla may become a premio, as a save would find it. */
  check: defineCall('GET', '/api/colillas/premio', {
    own: true,
    access: premiosCreators,
    /** `fk_premio` is the premio that is being corrected. */
    query: z.object({ fecha, fk_sorteo, fk_vendedor, colilla, fk_premio: z.optional(Id) }),
    answer: z.object({
      caso: CasoColilla,
      /** Why not; '' of a `vendida`. */
      texto: Texto,
      /** The lines of a `vendida` in its venta. */
      vendido: z.array(Dinero),
      /** `vendido` times `paga` of the draw, in cents; 0 if the draw has no `paga`. */
      pagaria: z.catch(Dinero, 0),
    }),
  }),
};
