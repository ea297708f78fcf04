import * as z from 'zod/mini';
import { Conteo, Hora, Id, Nombre, Texto } from './common';
import { Busqueda, defineRest, Registro } from './rest';
import { Rol } from './roles';

export const sorteosAccess = ['superadministrador'] as const satisfies readonly Rol[];

/** The days of the week as they are written, Monday first. */
export const DIAS = ['L', 'M', 'X', 'J', 'V', 'S', 'D'] as const;

/** Each day once, Monday first: 'DLL' → 'LD'. */
export const sortDias = (dias: string): string => DIAS.filter((dia) => dias.includes(dia)).join('');

/** A draw: `dias` as 'LMXJV', hours as 'HH:mm'. */
export const Sorteo = z.object({
  id: Id,
  nombre: Texto,
  hora_sorteo: Texto,
  hora_cierre: Texto,
  dias: Texto,
  cifras: z.catch(Conteo, 0),
  juega_feriado: Texto,
  ...Registro,
});
export type Sorteo = z.infer<typeof Sorteo>;

const Dias = z.pipe(
  z.string().check(z.regex(/^[LMXJVSD]{1,7}$/, 'Elija al menos un día')),
  z.transform(sortDias),
) as z.ZodMiniType<string, string>;

const CIFRAS = 'Las cifras van de 1 a 4';

/** What a person sets of a draw. */
export const SorteoInput = z
  .object({
    nombre: Nombre,
    hora_sorteo: Hora,
    hora_cierre: Hora,
    dias: Dias,
    cifras: z.int(CIFRAS).check(z.minimum(1, CIFRAS), z.maximum(4, CIFRAS)),
    juega_feriado: z.enum(['S', 'N']),
    estado: z.enum(['A', 'I']),
  })
  .check(
    z.refine(({ hora_cierre, hora_sorteo }) => hora_cierre < hora_sorteo, {
      path: ['hora_cierre'],
      message: 'La hora de cierre debe ser anterior a la hora del sorteo',
    }),
  );
export type SorteoInput = z.input<typeof SorteoInput>;

export const sorteosRest = defineRest({
  name: 'sorteos',
  access: sorteosAccess,
  readers: Rol.options,
  short: ['nombre', 'hora_sorteo', 'hora_cierre', 'dias', 'cifras', 'juega_feriado', 'estado'],
  record: Sorteo,
  input: SorteoInput,
  filters: { q: Busqueda, estado: z.enum(['A', 'I']) },
  sort: ['hora_sorteo', 'nombre', 'hora_cierre', 'dias', 'cifras', 'estado'],
});
