import * as z from 'zod/mini';
import { anulable, choice, day, text } from './field';
import { defineRest, type RecordOf } from './rest';
import { superadministradores, todos } from './roles';

export const feriadosRest = defineRest({
  name: 'feriados',
  singular: 'el feriado',
  readers: superadministradores,
  writers: superadministradores,
  choosers: todos,
  short: ['fecha', 'nombre', 'ambito', 'estado'],
  isShared: true,
  fields: {
    fecha_original: day('Fecha original'),
    fecha: day('Fecha en que se guarda'),
    nombre: text('Nombre', { longest: 100, search: true }),
    ambito: choice('Ámbito', { N: 'Nacional', L: 'Local' }, { filter: true }),
    ...anulable,
  },
  filters: {
    anio: z.pipe(z.transform(Number), z.int().check(z.minimum(1000), z.maximum(2999))),
  },
  unique: {
    fecha_ambito: { fields: ['fecha', 'ambito'], text: 'Ya existe un feriado de ese ámbito en esa fecha' },
  },
  imports: { key: ['fecha', 'ambito'] },
});

export type Feriado = RecordOf<typeof feriadosRest>;
