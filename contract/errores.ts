import * as z from 'zod/mini';
import { defineCall } from './call';

/** Control and bidirectional characters could falsify the log. */
const inOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

export const Linea = (most: number) =>
  z.string().check(z.maxLength(most, { abort: true }), z.overwrite(inOneLine));

/** An error in a browser; it says nothing about the user or their input. */
export const ErrorDePagina = z.object({
  /** An uncaught error, an unhandled rejection, or an error caught by an error boundary. */
  origen: z.enum(['error', 'promesa', 'pantalla']),
  mensaje: Linea(300).check(z.minLength(1)),
  pila: Linea(1500),
  pagina: Linea(200).check(z.regex(/^\/[^?#]*$/)),
});
export type ErrorDePagina = z.infer<typeof ErrorDePagina>;

/** Optional for hosts: reports go only to our own origin. */
export const erroresCalls = {
  create: defineCall('POST', '/api/errores', {
    access: 'public',
    body: ErrorDePagina,
    answer: z.object({}),
  }),
};
