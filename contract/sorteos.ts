import * as z from 'zod/mini';
import { column, habilitado, inputOf, nombre, recordOf, siNo } from './columns';
import { Conteo, Hora, Texto } from './common';
import { Busqueda, defineRest } from './rest';
import { Rol, superadministradores } from './roles';

/** The days of the week as they are written, Monday first. */
export const DIAS = ['L', 'M', 'X', 'J', 'V', 'S', 'D'] as const;

/** Each day once, Monday first: 'DLL' → 'LD'. */
export const sortDias = (dias: string): string => DIAS.filter((dia) => dias.includes(dia)).join('');

const Dias = z.pipe(
  z.string().check(z.regex(/^[LMXJVSD]{1,7}$/, 'Elija al menos un día')),
  z.transform(sortDias),
) as z.ZodMiniType<string, string>;

const CIFRAS = 'Las cifras van de 1 a 4';

const columns = {
  nombre,
  hora_sorteo: column(Texto, Hora),
  hora_cierre: column(Texto, Hora),
  /** 'LMXJV' */
  dias: column(Texto, Dias),
  cifras: column(z.catch(Conteo, 0), z.int(CIFRAS).check(z.minimum(1, CIFRAS), z.maximum(4, CIFRAS))),
  juega_feriado: siNo,
  estado: habilitado,
};

/** A draw; its hours as 'HH:mm'. */
export const Sorteo = recordOf(columns, {});
export type Sorteo = z.infer<typeof Sorteo>;

export const SorteoInput = inputOf(columns).check(
  z.refine(({ hora_cierre, hora_sorteo }) => hora_cierre < hora_sorteo, {
    path: ['hora_cierre'],
    message: 'La hora de cierre debe ser anterior a la hora del sorteo',
  }),
);

export const sorteosRest = defineRest({
  name: 'sorteos',
  access: superadministradores,
  readers: Rol.options,
  short: ['nombre', 'hora_sorteo', 'hora_cierre', 'dias', 'cifras', 'juega_feriado', 'estado'],
  columns,
  record: Sorteo,
  input: SorteoInput,
  filters: { q: Busqueda, estado: habilitado.write },
  sort: ['hora_sorteo', 'nombre', 'hora_cierre', 'dias', 'cifras', 'estado'],
});
