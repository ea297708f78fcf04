import * as z from 'zod/mini';
import { defineCall } from './call';
import { Dinero, dineros, Id, Texto } from './common';
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
    }),
  }),
};
