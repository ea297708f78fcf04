import * as z from 'zod/mini';
import { anulable, column, eleccion, inputOf, nombre, recordOf } from './columns';
import { Fecha, FechaLeida } from './common';
import { annulledWithMotivo, Busqueda, defineRest } from './rest';
import { Rol, superadministradores } from './roles';

const columns = {
  /** The day without work, and the one that it is kept for. */
  fecha: column(FechaLeida, Fecha),
  fecha_original: column(FechaLeida, Fecha),
  nombre,
  ambito: eleccion({ N: 'Nacional', L: 'Local' }),
  ...anulable,
};

/** A holiday. */
export const Feriado = recordOf(columns, {});
export type Feriado = z.infer<typeof Feriado>;

export const FeriadoInput = inputOf(columns).check(annulledWithMotivo());

export const feriadosRest = defineRest({
  name: 'feriados',
  access: superadministradores,
  readers: Rol.options,
  short: ['fecha', 'nombre', 'ambito', 'estado'],
  columns,
  record: Feriado,
  input: FeriadoInput,
  filters: {
    q: Busqueda,
    estado: columns.estado.filter,
    ambito: columns.ambito.write,
    /** The year of `fecha`. */
    anio: z.pipe(z.transform(Number), z.int().check(z.minimum(1000), z.maximum(2999))),
  },
  sort: ['fecha', 'fecha_original', 'nombre', 'ambito', 'estado'],
  imports: { key: ['fecha', 'ambito'] },
});
