import * as z from 'zod/mini';
import { type CallAccess, defineCall } from './call';
import { Id, Texto } from './common';

export const Paso = z.object({
  id: Id,
  fecha: Texto,
  usuario: z.pipe(
    z.nullish(z.object({ nombre: Texto, apellido: Texto })),
    z.transform((usuario) => usuario ?? { nombre: '', apellido: '' }),
  ),
  /** 'creación', 'modificación', 'deshecho', or the new estado as the API writes it. */
  accion: Texto,
  motivo: Texto,
  cambios: z.array(z.object({ campo: Texto, antes: Texto, despues: Texto })),
});
export type Paso = z.infer<typeof Paso>;

const Pasos = z.array(Paso);

/** A longer page is fine for other hosts; a shorter one is the last. */
export const PASOS_POR_PAGINA = 100;

/** Newest first, a page at a time: those before the step `antes`. The history is immutable. */
export const historyCall = (name: string, access: CallAccess) =>
  defineCall('GET', `/api/${name}/{id}/historial`, {
    access,
    query: z.object({ antes: z.optional(Id) }),
    answer: Pasos,
  });
export type HistoryCall = ReturnType<typeof historyCall>;
