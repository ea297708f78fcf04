import * as z from 'zod/mini';
import { Fecha, FechaLeida, Id, Nombre, Texto, TextoEscrito } from './common';
import { annulledWithMotivo, Busqueda, defineRest, Registro } from './rest';
import { Rol } from './roles';

export const feriadosAccess = ['superadministrador'] as const satisfies readonly Rol[];

/** A holiday: `fecha` is the day without work, `fecha_original` the one it is kept for; estado A, or X once annulled. */
export const Feriado = z.object({
  id: Id,
  fecha: FechaLeida,
  fecha_original: FechaLeida,
  nombre: Texto,
  ambito: Texto,
  motivo_anulacion: Texto,
  ...Registro,
});
export type Feriado = z.infer<typeof Feriado>;

/** What a person sets of a holiday; a new one is always A. */
export const FeriadoInput = z
  .object({
    fecha: Fecha,
    fecha_original: Fecha,
    nombre: Nombre,
    ambito: z.enum(['N', 'L']),
    estado: z._default(z.enum(['A', 'X']), 'A'),
    motivo_anulacion: TextoEscrito,
  })
  .check(annulledWithMotivo());
export type FeriadoInput = z.input<typeof FeriadoInput>;

export const feriadosRest = defineRest({
  name: 'feriados',
  access: feriadosAccess,
  readers: Rol.options,
  short: ['fecha', 'nombre', 'ambito', 'estado'],
  record: Feriado,
  input: FeriadoInput,
  filters: {
    q: Busqueda,
    estado: z.enum(['A', 'X']),
    ambito: z.enum(['N', 'L']),
    /** The year of `fecha`. */
    anio: z.pipe(z.transform(Number), z.int().check(z.minimum(1000), z.maximum(2999))),
  },
  sort: ['fecha', 'fecha_original', 'nombre', 'ambito', 'estado'],
  imports: { key: ['fecha', 'ambito'] },
});
