import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Mensaje, Texto, TextoEscrito } from './common';
import { superadministradores } from './roles';

export const LONGEST_NEGOCIO = 60;

/** On one line; '' for none. */
const NombreNegocio = z.pipe(
  TextoEscrito,
  z
    .string()
    .check(
      z.overwrite((nombre) => nombre.replace(/\s+/g, ' ')),
      z.maxLength(LONGEST_NEGOCIO, `Escriba ${LONGEST_NEGOCIO} caracteres como máximo`),
    ),
) as z.ZodMiniType<string, string | null | undefined>;

/** `vigente` is the name that the pages say: that of Configuración, or NEGOCIO, or ''. */
const Negocio = z.object({ nombre: Texto, vigente: Texto, version: Conteo });

/** The name of the business that uses the program. Only our own API. */
export const negocioCalls = {
  one: defineCall('GET', '/api/negocio', {
    own: true,
    access: superadministradores,
    answer: Negocio,
  }),
  update: defineCall('PUT', '/api/negocio', {
    own: true,
    access: superadministradores,
    body: z.object({ nombre: NombreNegocio, version: Conteo }),
    answer: z.extend(Mensaje, Negocio.shape),
  }),
};
