import * as z from 'zod/mini';
import { today } from '../format/dates';
import { useUsuarioActual } from './usuarioActual';

const HastaHoy = z.object({
  fecha: z.string().check(z.refine((fecha) => fecha <= today(), 'La fecha no puede ser posterior a hoy')),
});

/** What a form of the ledger asks besides its contract: no day to come, and whose it is of who writes for all. */
export const useMovimientoSchema = (schema: z.ZodMiniType, owner = 'fk_usuario'): z.ZodMiniType => {
  const isForAll = useUsuarioActual().role === 'superadministrador';
  const dated = z.intersection(schema, HastaHoy);

  return isForAll ? z.intersection(dated, z.object({ [owner]: z.int('Elija un administrador') })) : dated;
};
