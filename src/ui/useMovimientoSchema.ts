import * as z from 'zod/mini';
import { hastaHoy } from './hastaHoy';
import { useUsuarioActual } from './usuarioActual';

/** What a form of the ledger asks besides its contract: no day to come, and whose it is of who writes for all. */
export const useMovimientoSchema = (schema: z.ZodMiniType, owner = 'fk_usuario'): z.ZodMiniType => {
  const isForAll = useUsuarioActual().role === 'superadministrador';

  return isForAll
    ? z.intersection(hastaHoy(schema), z.object({ [owner]: z.int('Elija un administrador') }))
    : hastaHoy(schema);
};
