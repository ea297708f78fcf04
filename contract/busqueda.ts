import * as z from 'zod/mini';
import { defineCall } from './call';
import { Id, LONGEST_SEARCH, Texto, withoutInvisible } from './common';
import { todos } from './roles';

const Hallazgo = z.object({ seccion: Texto, id: Id, texto: Texto, detalle: Texto });
export type Hallazgo = z.infer<typeof Hallazgo>;

/** Only our own API has it. */
export const busquedaCalls = {
  find: defineCall('GET', '/api/busqueda', {
    own: true,
    access: todos,
    query: z.object({
      q: z
        .string()
        .check(
          z.overwrite(withoutInvisible),
          z.trim(),
          z.minLength(1, 'Escriba lo que busca'),
          z.maxLength(LONGEST_SEARCH, 'Escriba 100 caracteres como máximo'),
        ),
    }),
    answer: z.object({ hallazgos: z.array(Hallazgo) }),
  }),
};
