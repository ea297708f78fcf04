import * as z from 'zod/mini';
import { defineCall } from './call';
import { Id, Texto } from './common';
import type { RestSection } from './rest';
import { todos } from './roles';

/** A record that is alike: `texto` is 'el gasto 451', or 'el pago a Ana Paredes (nomina 12)'. */
const Parecido = z.object({ seccion: Texto, id: Id, texto: Texto });
export type Parecido = z.infer<typeof Parecido>;

const AlikeRecord = z.extend(Parecido, { fecha_creacion: Texto, creado_por: Texto });
export type AlikeRecord = z.infer<typeof AlikeRecord>;

/** The first record in force with the same values of `alike`, before another one is created. Only our own API. */
export const alikeCall = ({ name, alike = [], input, calls }: RestSection) =>
  defineCall('POST', `/api/${name}/parecidos`, {
    access: calls.create.access,
    asks: true,
    body: z.object(Object.fromEntries(alike.map((column) => [column, input.shape[column] as z.ZodMiniType]))),
    answer: z.object({ parecido: z.nullable(AlikeRecord) }),
  });

/** The readable records in force whose proof is the same picture; `huella` is the SHA-256 of the file as it is sent. Only our own API. */
export const alikePictureCall = defineCall('GET', '/api/archivos/parecidos', {
  access: todos,
  query: z.object({ huella: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'La huella no es válida')) }),
  answer: z.object({ parecidos: z.array(Parecido) }),
});
