import * as z from 'zod/mini';
import { choice, enabled, number, sino, text, time } from './field';
import { defineRest, type RecordOf } from './rest';
import { superadministradores, todos } from './roles';

/** Monday first. */
export const DIAS = ['L', 'M', 'X', 'J', 'V', 'S', 'D'] as const;

/** Sorts and deduplicates: 'DLL' → 'LD'. */
export const sortDias = (dias: string): string => DIAS.filter((dia) => dias.includes(dia)).join('');

const TIMES = 'Escriba cuántas veces paga, de 1 a 100000';

const Dias = z.pipe(
  z.string().check(z.regex(/^[LMXJVSD]{1,7}$/, 'Elija al menos un día')),
  z.transform(sortDias),
) as z.ZodMiniType<string, string>;

const Veces = z.pipe(
  z.transform((value) => (value === '' || value == null ? 0 : value)),
  z.int(TIMES).check(z.minimum(0, TIMES), z.maximum(100_000, TIMES)),
) as z.ZodMiniType<number, number | string | null | undefined>;

export const sorteosRest = defineRest({
  name: 'sorteos',
  singular: 'el sorteo',
  readers: superadministradores,
  writers: superadministradores,
  choosers: todos,
  short: ['nombre', 'hora_sorteo', 'hora_cierre', 'dias', 'cifras', 'juega_feriado', 'estado'],
  isShared: true,
  fields: {
    nombre: text('Nombre', { longest: 100, search: true }),
    hora_sorteo: time('Hora del sorteo'),
    hora_cierre: time('Hora de cierre'),
    dias: text('Días', { write: Dias }),
    cifras: number('Cifras', { min: 1, max: 4, refusal: 'Las cifras van de 1 a 4' }),
    /** How many times the valor of a colilla a premio pays; 0 if it is not told. */
    paga: number('Veces que paga', { optional: true, sort: false, write: Veces }),
    juega_feriado: choice('Juega en feriados', sino, { sort: false }),
    estado: enabled,
  },
  sortedBy: 'hora_sorteo',
  refusals: [
    {
      when: ({ hora_cierre, hora_sorteo }) => hora_cierre >= hora_sorteo,
      field: 'hora_cierre',
      text: 'La hora de cierre debe ser anterior a la hora del sorteo',
    },
  ],
  unique: {
    nombre_hora: { fields: ['nombre', 'hora_sorteo'], text: 'Ya existe un sorteo con ese nombre y esa hora' },
  },
});

export type Sorteo = RecordOf<typeof sorteosRest>;
export const Sorteo = sorteosRest.record;
export const SorteoInput = sorteosRest.input;
