import * as z from 'zod/mini';
import { today } from '../format/dates';

const HastaHoy = z.object({
  fecha: z.string().check(z.refine((fecha) => fecha <= today(), 'La fecha no puede ser posterior a hoy')),
});

/** What a contract asks, and that the day has come. */
export const hastaHoy = (schema: z.ZodMiniType): z.ZodMiniType => z.intersection(schema, HastaHoy);
